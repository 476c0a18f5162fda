import type { Product, Screen, Values } from '#specification';
import { expectDone } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import type { Answer, Stage } from '../stage.ts';

/** Chapter 2, as far as a server answers for it: which records a view has, how a list is sorted, and how long its pages are. */
export function screenProofs(product: Product): Proof[] {
  return product.screens.flatMap((screen) => {
    const { entity, facts, name } = screen;
    if (screen.kind !== 'list' || !entity) return [];
    const own = (key: string, claim: string, attempt: (stage: Stage) => Promise<string>) =>
      proofOf(product, `screens.${name}.${key}`, `${screen.label.text}: ${claim}`, attempt);
    return [
      ...screen.views.map((view) =>
        own(`views.${view.name}`, `${view.label.text} has only what belongs to it`, (stage) => tryView(stage, screen, view)),
      ),
      ...(facts.sort?.length ? [own('sort', `by ${facts.sort.join(', ')}`, (stage) => trySort(stage, screen))] : []),
      ...(screen.pageSize ? [own('pageSize', `${screen.pageSize} on a page`, (stage) => tryPage(stage, screen))] : []),
    ];
  });
}

/** A list as whoever may list everything, and sees all of it, is shown it. */
async function listed(stage: Stage, screen: Screen, query: string): Promise<{ answer: Answer; items: Values[]; all: Values[] }> {
  const { entity } = screen;
  if (!entity) throw new Untried('the screen shows no entity');
  const access = new ExpectedAccess(stage.product, stage.world);
  const all = stage.world.records(entity);
  const sees = (values: Values, name: string, subject = stage.subjects()[0]) =>
    subject !== undefined && access.maySee(subject, 'list', entity, values, name);
  const subject = stage.subjects().find((one) => all.every((values) => entity.fields.every(({ name }) => sees(values, name, one))));
  if (!subject) throw new Untried(`nobody may list every ${entity.label.text}`);
  const answer = expectDone(
    await stage.perform(subject, 'list', entity, undefined, { query: `screen=${encodeURIComponent(screen.name)}&${query}` }),
  );
  const around = stage.world.around(subject);
  return { answer, items: (answer.body.items ?? []) as Values[], all: all.filter((values) => screen.views.length === 0 || around) };
}

async function tryView(stage: Stage, screen: Screen, view: Screen['views'][number]): Promise<string> {
  const { entity } = screen;
  const { answer, items, all } = await listed(stage, screen, `size=1000&view=${encodeURIComponent(view.name)}`);
  const subject = stage.subjects().find(({ roles }) => answer.asked.includes(` as ${roles.join(', ')}`));
  const wanted = all.filter((values) => view.where?.test(entity?.scope(values, stage.world.around(subject)) ?? stage.product.scope()) !== false);
  const certain = wanted.filter((values) => view.where?.test(entity?.scope(values, stage.world.around(subject)) ?? stage.product.scope()) === true);
  const keys = new Set(items.map((item) => entity?.keyOf(item)));
  if (certain.some((values) => !keys.has(entity?.keyOf(values))) || items.length > wanted.length)
    throw new Contradiction(`${answer.asked}: ${certain.length} records belong to it, ${items.length} are in it`);
  return `${items.length} of ${all.length}`;
}

/** By its first field: where two are equal, the others decide. */
async function trySort(stage: Stage, screen: Screen): Promise<string> {
  const { answer, items } = await listed(stage, screen, 'size=1000');
  const [first] = screen.sort;
  const field = first?.path.field;
  if (!first || !field || first.path.steps.length > 1 || field.to) return `${items.length} listed`;
  const known = items.map((item) => item[field.name]).filter((value) => value !== null && value !== undefined);
  const states = field.entity.lifecycle?.states.map(({ name }) => name) ?? [];
  const rank = (value: unknown): number | string => {
    if (field.isState) return states.indexOf(String(value));
    return field.kind.rank(field, value);
  };
  const collator = new Intl.Collator(stage.product.locales[0], { numeric: true });
  const order = (a: unknown, b: unknown) => {
    const [left, right] = [rank(a), rank(b)];
    const compared = typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right));
    return first.isDescending ? -compared : compared;
  };
  if (known.some((value, index) => index > 0 && order(known[index - 1], value) > 0))
    throw new Contradiction(`${answer.asked}: ${field.name} is not in order`);
  return `${known.length} in order`;
}

async function tryPage(stage: Stage, screen: Screen): Promise<string> {
  const { answer, items, all } = await listed(stage, screen, '');
  const wanted = Math.min(screen.pageSize ?? 0, all.length);
  if (items.length !== wanted) throw new Contradiction(`${answer.asked}: ${wanted} were to be on it, not ${items.length}`);
  return `${items.length} on a page`;
}
