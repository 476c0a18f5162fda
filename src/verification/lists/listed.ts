import {
  type Entity,
  type Expression,
  everything,
  formatListQuery,
  type ListQuery,
  type Path,
  type Screen,
  type Subject,
  scopeOf,
  type Values,
} from '#specification';
import { expectDone } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, Untried } from '../proof.ts';
import type { Answer, Stage } from '../stage.ts';

/** Somebody who sees all of every record of some entities, and is wanted; throws where there is nobody. */
export function seeingAll(
  stage: Stage,
  entities: Iterable<Entity>,
  isWanted: (subject: Subject) => boolean = () => true,
): Subject {
  const all = [...new Set(entities)];
  const access = new ExpectedAccess(stage.product, stage.world);
  const seesAll = (subject: Subject) =>
    all.every((entity) =>
      stage.world
        .records(entity)
        .every((values) =>
          entity.fields.every(({ name }) =>
            (['list', 'read'] as const).every((action) => access.maySee(subject, action, entity, values, name)),
          ),
        ),
    );
  const subject = stage.subjects().find((one) => isWanted(one) && seesAll(one));
  if (!subject) throw new Untried(({ untried }) => untried.nobodySees(all[0]?.label.text ?? ''));
  return subject;
}

/** The records that a list is of, as somebody is shown them. @param narrower what holds of them besides */
export function recordsOf(
  stage: Stage,
  { where }: Screen,
  entity: Entity,
  subject: Subject,
  narrower?: Expression,
): Values[] {
  const around = stage.world.around(subject);
  return stage.world
    .records(entity)
    .filter((values) => [where, narrower].every((one) => !one || one.test(scopeOf(entity, values, around)) === true));
}

/** The entities that a path leads through. */
export function entitiesOf({ steps }: Path): Entity[] {
  return steps.flatMap((field) => [field.entity, ...field.references.flatMap(({ to }) => to ?? [])]);
}

export interface Page {
  answer: Answer;
  items: Values[];
}

/** A page of a list, as somebody asks for it; as long as it may be, where nothing is said of that. */
export async function listAs(
  stage: Stage,
  subject: Subject,
  entity: Entity,
  asked: Partial<ListQuery>,
  further: Record<string, string> = { size: '1000' },
): Promise<Page> {
  const query = formatListQuery({ ...everything, ...asked });
  for (const [name, value] of Object.entries(further)) query.set(name, value);
  const answer = expectDone(await stage.perform(subject, 'list', entity, undefined, { query: query.toString() }));
  return { answer, items: itemsOf(answer) };
}

/** The records of a page. */
export function itemsOf({ body }: Answer): Values[] {
  return Array.isArray(body.items) ? body.items : [];
}

/** Throws unless a page has these records, and no other. */
export function expectRecords({ answer, items }: Page, entity: Entity, wanted: readonly Values[]) {
  if (items.length !== wanted.length)
    throw new Contradiction(({ contradicted }) => contradicted.count(answer.asked, wanted.length, items.length));
  const keys = new Set(items.map((item) => entity.keyOf(item)));
  const lost = wanted.find((values) => !keys.has(entity.keyOf(values)));
  if (lost) throw new Contradiction(({ contradicted }) => contradicted.notListed(answer.asked, entity.keyOf(lost)));
}
