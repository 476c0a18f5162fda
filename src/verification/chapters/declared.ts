import type { Entity, Product, Values } from '#specification';
import { expectDeclared, expectDone } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import { find, type Way } from '../search/find.ts';
import type { Answer, Stage } from '../stage.ts';
import type { Writing } from '../writing.ts';

/** Transitions are looked at where they are tried: no record is used up for this. */
const ways: readonly Way[] = ['made', 'changed'];

/** Chapter 3: whatever is answered of a record has the fields that the document states, and nothing besides. */
export function declaredProofs(product: Product): Proof[] {
  return product.entities.map((entity) =>
    proofOf(
      product,
      `${entity.path}.fields`,
      ({ claims }) => claims.nothingBesides(entity.label.text),
      async (stage) => {
        const looked = (await lookAtWhatIsThere(stage, entity)) + (await lookAtWhatIsWritten(stage, entity));
        if (looked === 0) throw new Untried(({ untried }) => untried.noneFor(entity.label.text));
        return ({ proven }) => proven.tried(looked);
      },
    ),
  );
}

/** The list as each role sees it, and a record that it reads. */
async function lookAtWhatIsThere(stage: Stage, entity: Entity): Promise<number> {
  const access = new ExpectedAccess(stage.product, stage.world);
  const records = stage.world.records(entity);
  let looked = 0;
  for (const subject of stage.subjects()) {
    if (access.may(subject, 'list', entity).may) {
      const answer = expectDone(await stage.perform(subject, 'list', entity));
      for (const item of Array.isArray(answer.body.items) ? (answer.body.items as Values[]) : []) {
        expectDeclared(answer, entity, item);
        looked += 1;
      }
    }
    const read = records.find((record) => access.may(subject, 'read', entity, record).may);
    if (!read) continue;
    const answer = expectDone(await stage.perform(subject, 'read', entity, read));
    expectDeclared(answer, entity);
    looked += 1;
  }
  return looked;
}

/** What is answered to each way in which a record can be written; each is undone before the next. */
async function lookAtWhatIsWritten(stage: Stage, entity: Entity): Promise<number> {
  let looked = 0;
  for (const way of ways) {
    const start = found(stage, entity, way);
    if (!start) continue;
    const { writing, result } = start;
    const answer = expectDone(await writing.send(result));
    expectDeclared(answer, entity);
    expectHidden(stage, writing, answer, { ...result, ...answer.body });
    looked += 1;
    await stage.again();
  }
  return looked;
}

function found(stage: Stage, entity: Entity, way: Way) {
  return find(stage, entity, way, {
    names: entity.fields.map(({ name }) => name),
    isWanted: (result, writing) =>
      writing.isFine(result) && (way === 'made' || Object.keys(writing.bodyFor(result)).length > 0),
  });
}

/** Throws where an answer to a change shows what who made it may not see. */
function expectHidden(stage: Stage, { entity, subject }: Writing, { asked, body }: Answer, values: Values) {
  const access = new ExpectedAccess(stage.product, stage.world);
  const shown = entity.fields.find(
    ({ name }) =>
      Object.hasOwn(body, name) &&
      !access.maySee(subject, 'read', entity, values, name) &&
      !access.maySee(subject, 'list', entity, values, name),
  );
  if (shown && shown.name !== entity.key)
    throw new Contradiction(({ contradicted }) => contradicted.shown(asked, shown.name));
}
