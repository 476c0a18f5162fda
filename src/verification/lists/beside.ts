import { type Entity, isEmpty, type Path, type Screen, type Subject, type Values } from '#specification';
import { expectDone } from '../expect.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import type { Answer, Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { answersAt } from './answers-at.ts';
import { entitiesOf, expectRecords, listAs, recordsOf, seeingAll } from './listed.ts';

/** What a detail shows of other entities: the records that refer to it. */
export function relatedProofs(screen: Screen): Proof[] {
  const { entity: to, product, label } = screen;
  return screen.related.flatMap(({ entity, by }, index) => {
    if (!to || !by) return [];
    const claim: Said = ({ claims }) => claims.related(label.text, entity.label.text);
    return [proofOf(product, `${screen.path}.related.${index}`, claim, (stage) => tryRelated(stage, to, entity, by))];
  });
}

const mostTargets = 3;

async function tryRelated(stage: Stage, to: Entity, entity: Entity, by: Path): Promise<Said> {
  const subject = seeingAll(stage, [entity, to, ...entitiesOf(by)]);
  const around = stage.world.around(subject);
  const all = stage.world.records(entity);
  const referring = (key: string) => all.filter((values) => answersAt(by, values, around).includes(key));
  const keys = stage.world.records(to).map((values) => to.keyOf(values));
  const most = keys.toSorted((a, b) => referring(b).length - referring(a).length);
  const tried = new Set([...most.slice(0, mostTargets), ...most.slice(-1)]);
  if (tried.size === 0) throw new Untried(({ untried }) => untried.tooFew(to.plural.text));
  for (const key of tried) {
    const page = await listAs(stage, subject, entity, { filters: new Map([[by.name, { oneOf: [key] }]]) });
    expectRecords(page, entity, referring(key));
  }
  return ({ proven }) => proven.tried(tried.size);
}

/** What is referred to comes along with what refers to it: a list and a detail show what it is called. */
export function includedProofs(screen: Screen, entity: Entity): Proof[] {
  const { product, kind, label, path, columns, sections } = screen;
  const paths = kind === 'list' ? columns : (sections ?? []).flatMap(({ fields }) => fields);
  const key = kind === 'list' ? 'columns' : 'sections';
  const named = [...new Map(paths.map((one) => [one.first.name, one])).values()];
  return named.flatMap(({ first }) => {
    const found = entity.pathTo(first.name);
    if (!found || !first.to) return [];
    const claim: Said = ({ claims }) => claims.included(label.text, first.label.text);
    return [proofOf(product, `${path}.${key}`, claim, (stage) => tryIncluded(stage, screen, entity, found))];
  });
}

async function tryIncluded(stage: Stage, screen: Screen, entity: Entity, path: Path): Promise<Said> {
  const { kind, name } = screen;
  const { to } = path.field;
  const subject = seeingAll(stage, [entity, ...entitiesOf(path)]);
  const full = recordsOf(stage, screen, entity, subject).filter((values) => !isEmpty(values[path.name]));
  const [first] = full;
  if (!to || !first) throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  const answer =
    kind === 'list' ? await page(stage, subject, entity, name) : await detail(stage, subject, entity, first);
  const given = answer.body[kind === 'list' ? 'included' : '$included'];
  if (!stage.ground.isEmbedded && given === undefined) throw new Untried(({ untried }) => untried.nothingAlong);
  const along = given as Partial<Record<string, Values[]>> | undefined;
  const keys = new Set((along?.[to.name] ?? []).map((values) => to.keyOf(values)));
  for (const values of kind === 'list' ? full : [first]) {
    const key = String(values[path.name]);
    if (!keys.has(key) && stage.world.find(to, key))
      throw new Contradiction(({ contradicted }) => contradicted.notIncluded(answer.asked, `${to.name} ${key}`));
  }
  return ({ proven }) => proven.listed(keys.size);
}

async function page(stage: Stage, subject: Subject, entity: Entity, screen: string): Promise<Answer> {
  const { answer } = await listAs(stage, subject, entity, {}, { size: '1000', screen });
  return answer;
}

async function detail(stage: Stage, subject: Subject, entity: Entity, values: Values): Promise<Answer> {
  return expectDone(await stage.perform(subject, 'read', entity, values));
}
