import type { Entity, Product, Screen, Subject, Values } from '#specification';
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
        own(`views.${view.name}`, `${view.label.text} has only what belongs to it`, (stage) =>
          tryView(stage, screen, view),
        ),
      ),
      ...(facts.sort?.length ? [own('sort', `by ${facts.sort.join(', ')}`, (stage) => trySort(stage, screen))] : []),
      ...(screen.pageSize ? [own('pageSize', `${screen.pageSize} on a page`, (stage) => tryPage(stage, screen))] : []),
    ];
  });
}

interface Listed {
  answer: Answer;
  items: Values[];
  /** Every record that there is. */
  all: Values[];
  entity: Entity;
  subject: Subject;
}

/** A list as somebody is shown it who may list every record, and see all of it. */
async function listed(stage: Stage, screen: Screen, query: string): Promise<Listed> {
  const { entity } = screen;
  if (!entity) throw new Untried('the screen shows no entity');
  const access = new ExpectedAccess(stage.product, stage.world);
  const all = stage.world.records(entity);
  const seesAll = (subject: Subject) =>
    all.every((values) => entity.fields.every(({ name }) => access.maySee(subject, 'list', entity, values, name)));
  const subject = stage.subjects().find(seesAll);
  if (!subject) throw new Untried(`nobody may list every ${entity.label.text}`);
  const asking = { query: `screen=${encodeURIComponent(screen.name)}&${query}` };
  const answer = expectDone(await stage.perform(subject, 'list', entity, undefined, asking));
  return { answer, items: (answer.body.items ?? []) as Values[], all, entity, subject };
}

async function tryView(stage: Stage, screen: Screen, { name, where }: Screen['views'][number]): Promise<string> {
  const found = await listed(stage, screen, `size=1000&view=${encodeURIComponent(name)}`);
  const { answer, items, all, entity, subject } = found;
  const around = stage.world.around(subject);
  const wanted = all.filter((values) => !where || where.test(entity.scope(values, around)) === true);
  const keys = new Set(items.map((item) => entity.keyOf(item)));
  if (wanted.length !== items.length || !wanted.every((values) => keys.has(entity.keyOf(values))))
    throw new Contradiction(`${answer.asked}: ${wanted.length} records belong to it, ${items.length} are in it`);
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
    const compared =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return first.isDescending ? -compared : compared;
  };
  if (known.some((value, index) => index > 0 && order(known[index - 1], value) > 0))
    throw new Contradiction(`${answer.asked}: ${field.name} is not in order`);
  return `${known.length} in order`;
}

async function tryPage(stage: Stage, screen: Screen): Promise<string> {
  const { answer, items, all } = await listed(stage, screen, '');
  const wanted = Math.min(screen.pageSize ?? 0, all.length);
  if (items.length !== wanted)
    throw new Contradiction(`${answer.asked}: ${wanted} were to be on it, not ${items.length}`);
  return `${items.length} on a page`;
}
