import { computedAnswer, type Entity, isAlike, type Subject, type Values } from '#specification';
import { otherValue } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { expectRecords, itemsOf } from '../lists/listed.ts';
import { Contradiction } from '../proof.ts';
import type { Answer, Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';

/** Throws unless the answer has of a record what this person may see: each of those fields as it is, and no other. */
export function expectShown(answer: Answer, stage: Stage, subject: Subject, entity: Entity, values: Values) {
  expectFields(answer.asked, answer.body, 'read', stage, subject, entity, values);
}

/** Throws unless a page has all records that this person may list, and of each what may be seen. */
export function expectListed(answer: Answer, stage: Stage, subject: Subject, entity: Entity): Said {
  const access = new ExpectedAccess(stage.product, stage.world);
  const wanted = stage.world.records(entity).filter((values) => access.may(subject, 'list', entity, values).may);
  const items = itemsOf(answer);
  expectRecords({ answer, items }, entity, wanted);
  const byKey = new Map(items.map((item) => [entity.keyOf(item), item]));
  for (const values of wanted)
    expectFields(answer.asked, byKey.get(entity.keyOf(values)) ?? {}, 'list', stage, subject, entity, values);
  return ({ proven }) => proven.listed(items.length);
}

function expectFields(
  asked: string,
  shown: Values,
  action: 'read' | 'list',
  stage: Stage,
  subject: Subject,
  entity: Entity,
  values: Values,
) {
  const access = new ExpectedAccess(stage.product, stage.world);
  const around = stage.world.around(subject);
  for (const field of entity.fields) {
    const { name } = field;
    const isSeen = access.maySee(subject, action, entity, values, name);
    const isThere = Object.hasOwn(shown, name);
    if (isSeen !== isThere)
      throw new Contradiction(({ contradicted }) => (isSeen ? contradicted.missing : contradicted.shown)(asked, name));
    // What is computed may rest on something that this person does not see.
    if (!isSeen || field.hasComputedInside || (field.computed && shown[name] === null)) continue;
    const wanted = field.computed ? computedAnswer(entity, field, values, around) : values[name];
    if (!isAlike(shown[name], wanted)) throw otherValue(asked, name, shown[name], wanted);
  }
}
