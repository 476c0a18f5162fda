import { computedAnswer, type Entity, type Field, fits, type Product, type Values } from '#specification';
import { expectDone, expectStatus, otherValue } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, LeftOpen, type Proof, proofOf, Untried } from '../proof.ts';
import { isSame } from '../same.ts';
import { find } from '../search/find.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { nameOf } from './wording.ts';

/** What chapter 3 says of records as they are kept: their keys, what is worked out, what is remembered. */
export function keepingProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => [
    keyProof(entity),
    ...entity.fields.filter(({ computed }) => computed).map((field) => computedProof(entity, field)),
    ...(entity.keepsHistory ? [historyProof(entity)] : []),
  ]);
}

function keyProof(entity: Entity): Proof {
  const path = entity.isKeyAssumed ? entity.path : `${entity.path}.key`;
  return proofOf(
    entity.product,
    path,
    ({ claims }) => claims.key(entity.label.text, entity.key),
    async (stage) => {
      for (const { writing, result } of stage.creations(entity)) {
        const { body, asked } = expectDone(await writing.send(result));
        const key = entity.keyOf(body);
        const { pattern } = entity.keyField;
        if (key === '' || stage.world.find(entity, key))
          throw new Contradiction(({ contradicted }) => contradicted.key(asked, key));
        if (pattern && !fits(pattern, key))
          throw new Contradiction(({ contradicted }) => contradicted.keyUnfit(asked, key, pattern));
        if (!writing.mayReadBack(entity.key, result)) return ({ proven }) => proven.ways.made;
        expectDone(await stage.perform(writing.subject, 'read', entity, { ...result, ...body }));
        return ({ proven }) => proven.read;
      }
      throw new Untried(({ untried }) => untried.nobodyMay('create', entity.label.text));
    },
  );
}

/** Records with different answers, so that a value that is always the same is noticed. */
const computedRecords = 12;

function computedProof(entity: Entity, field: Field): Proof {
  const claim: Said = ({ claims }) => claims.computed(nameOf(entity, [field.name]), field.computed?.source ?? '');
  return proofOf(entity.product, `${field.path}.computed`, claim, async (stage) => {
    const access = new ExpectedAccess(stage.product, stage.world);
    const around = stage.world.around();
    const known = stage.world
      .records(entity)
      .map((values) => ({ values, wanted: computedAnswer(entity, field, values, around) }));
    const told = [...new Map(known.map((one) => [JSON.stringify(one.wanted), one])).values()].slice(0, computedRecords);
    for (const subject of stage.subjects()) {
      const seesAll = (values: Values) =>
        entity.fields.every(({ name }) => access.maySee(subject, 'read', entity, values, name));
      const seen = told.filter(({ values }) => seesAll(values));
      if (seen.length === 0) continue;
      for (const { values, wanted } of seen) {
        const { body, asked } = expectDone(await stage.perform(subject, 'read', entity, values));
        if (!isSame(body[field.name], wanted)) throw otherValue(asked, field.name, body[field.name], wanted);
      }
      return ({ proven }) => proven.tried(seen.length);
    }
    throw new Untried(({ untried }) => untried.nobodySees(entity.label.text));
  });
}

function historyProof(entity: Entity): Proof {
  return proofOf(
    entity.product,
    `${entity.path}.history`,
    ({ claims }) => claims.history(entity.label.text),
    async (stage) => {
      const found = find(stage, entity, 'changed', {
        names: entity.fields.map(({ name }) => name),
        isWanted: (result, writing) =>
          Object.keys(writing.bodyFor(result)).length > 0 &&
          writing.isFine(result) &&
          entity.fields.every(({ name }) => writing.mayReadBack(name, result)),
      });
      if (!found) throw new Untried(({ untried }) => untried.noneChanged(entity.label.text));
      const { writing, result } = found;
      const { body, asked } = expectDone(await writing.send(result));
      const [change] = (Array.isArray(body.$changes) ? body.$changes : []) as Values[];
      const [name = ''] = Object.keys(writing.bodyFor(result));
      const has = (part: unknown, values: Values) => isSame((part as Values)?.[name], values[name]);
      if (
        change?.action !== 'update' ||
        change.by !== writing.subject.id ||
        !has(change.before, writing.base) ||
        !has(change.after, result)
      )
        throw new Contradiction(({ contradicted }) => contradicted.history(asked, name));
      return ({ proven }) => proven.ways.changed;
    },
  );
}

/** What becomes of a reference when the record that it leads to is removed. */
export function removalProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const { to, onDelete, path } = field;
      if (!to || !onDelete) return [];
      const claim: Said = ({ claims }) => claims[onDelete](nameOf(entity, [field.name]), to.label.text);
      return [proofOf(product, `${path}.onDelete`, claim, (stage) => remove(stage, field, entity, to, onDelete))];
    }),
  );
}

async function remove(stage: Stage, field: Field, entity: Entity, to: Entity, onDelete: string): Promise<Said> {
  const access = new ExpectedAccess(stage.product, stage.world);
  const held = stage.world.records(entity).find((record) => typeof record[field.name] === 'string');
  const target = held && stage.world.find(to, String(held[field.name]));
  const remover = target && stage.subjects().find((subject) => access.may(subject, 'delete', to, target).may);
  if (!held || !target || !remover) throw new Untried(({ untried }) => untried.noneReferring(to.label.text));
  // Others may hold it: so there are two new ones that nobody else knows.
  const copy = { ...target, [to.key]: newKey(to, stage) };
  const referring = { ...held, [entity.key]: newKey(entity, stage), [field.name]: to.keyOf(copy) };
  await stage.bring(to, copy);
  await stage.bring(entity, referring);
  const answer = await stage.perform(remover, 'delete', to, copy);
  const reader =
    stage.subjects().find((subject) => access.maySee(subject, 'read', entity, referring, field.name)) ?? remover;
  if (onDelete === 'restrict') {
    expectStatus(answer, 409);
    return ({ proven }) => proven.denied;
  }
  expectDone(answer);
  const after = await stage.perform(reader, 'read', entity, referring);
  if (onDelete === 'cascade') expectStatus(after, 404, 403);
  else if (!isSame(expectDone(after).body[field.name], null))
    throw new Contradiction(({ contradicted }) => contradicted.stillReferred(after.asked));
  return ({ proven }) => proven.allowed;
}

function newKey(entity: Entity, stage: Stage): string {
  const known = stage.world.records(entity).map((record) => entity.keyOf(record));
  const next = known.map((key) => key.replace(/\d(?=\D*$)/, '9')).find((key) => !known.includes(key));
  if (!next) throw new LeftOpen(({ open }) => open.noOtherKey(entity.label.text));
  return next;
}
