import { computedAnswer, type Entity, type Field, fits, isAlike, type Product, type Values } from '#specification';
import { expectDone, otherValue } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import { find } from '../search/find.ts';
import { expectWritten } from '../tries.ts';
import type { Said } from '../words/index.ts';
import { Writing } from '../writing.ts';
import { nameOf } from './wording.ts';

/** What chapter 3 says of records as they are kept: their keys, what is worked out, what is remembered. */
export function keepingProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => [
    keyProof(entity),
    ...entity.fields.filter(({ computed }) => computed).map((field) => computedProof(entity, field)),
    ...(entity.keepsHistory ? [historyProof(entity)] : []),
    undoProof(entity),
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
        if (!isAlike(body[field.name], wanted)) throw otherValue(asked, field.name, body[field.name], wanted);
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
      const has = (part: unknown, values: Values) => isAlike((part as Values)?.[name], values[name]);
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

/** As far as the document lets it be: the way back is a change like any other. */
function undoProof(entity: Entity): Proof {
  const claim: Said = ({ claims }) => claims.undo(entity.label.text);
  return proofOf(entity.product, `${entity.path}.fields`, claim, async (stage) => {
    const backOf = (result: Values, writing: Writing) => {
      const back = new Writing(stage, 'update', entity, writing.subject, { ...writing.base, ...result });
      const earlier = Object.keys(writing.bodyFor(result)).map((name) => [name, writing.base[name] ?? null]);
      return { back, before: { ...back.base, ...Object.fromEntries(earlier) } };
    };
    const found = find(stage, entity, 'changed', {
      names: entity.fields.map(({ name }) => name),
      isWanted: (result, writing) => {
        const changed = Object.keys(writing.bodyFor(result));
        if (changed.length === 0 || !writing.isFine(result)) return false;
        const { back, before } = backOf(result, writing);
        return back.isFine(before) && changed.every((name) => writing.mayReadBack(name, before));
      },
    });
    if (!found) throw new Untried(({ untried }) => untried.noneChanged(entity.label.text));
    const { writing, result } = found;
    await expectWritten(found, Object.keys(writing.bodyFor(result)));
    const { back, before } = backOf(result, writing);
    expectDone(await back.send(before));
    const { body, asked } = expectDone(await stage.perform(writing.subject, 'read', entity, writing.base));
    for (const name of Object.keys(writing.bodyFor(result)))
      if (!isAlike(body[name], before[name])) throw otherValue(asked, name, body[name], before[name]);
    return ({ proven }) => proven.ways.changed;
  });
}
