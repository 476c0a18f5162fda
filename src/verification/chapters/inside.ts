import { type Entity, type Field, isAlike, type Product, type Values } from '#specification';
import { uniquesIn } from '#specification/validation';
import { expectWrong } from '../expect.ts';
import { type Proof, proofOf, Untried } from '../proof.ts';
import { answerAt, placed, type Spot, spotsOf } from '../spot.ts';
import { byEachWay } from '../tries.ts';
import { sampleAt } from '../values/around-limits.ts';
import { besides } from './goals.ts';
import { nameOf } from './wording.ts';

/** What is unique or answered by nobody inside of objects and lists. */
export function insideProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) =>
    spotsOf(entity).flatMap((spot) => [
      ...(spot.field.isUnique && spot.chain.length > 1 ? [uniqueInside(entity, spot)] : []),
      ...ownInside(spot).map((own) => readOnlyInside(entity, own)),
    ]),
  );
}

function ownInside({ field, chain, steps }: Spot): Spot[] {
  const own = (inner: Field) => inner.facts.readOnly && !inner.computed;
  return field.properties
    .filter(own)
    .map((inner) => ({ field: inner, chain: [...chain, inner], steps: [...steps, inner.name] }));
}

function uniqueInside(entity: Entity, spot: Spot): Proof {
  const { field, steps } = spot;
  const [first = ''] = steps;
  const name = nameOf(entity, steps);
  return proofOf(
    entity.product,
    `${field.path}.unique`,
    ({ claims }) => claims.unique(name),
    (stage) => {
      const path = steps.filter((step) => step !== '0').join('.');
      const taken = stage.world.records(entity).flatMap((record) =>
        uniquesIn(entity, record).flatMap((held) => {
          const [at = []] = held.paths;
          return held.name === path ? [answerAt(record, { ...spot, steps: at })] : [];
        }),
      );
      return byEachWay(
        stage,
        entity,
        {
          names: [...besides(entity, first), first],
          variants: (result) => taken.map((value) => placed(result, spot, value, stage.world)),
          isWanted: (result, writing) =>
            writing.takes(first, result) &&
            !isAlike(result[first], writing.base[first]) &&
            writing.isOpenFor(result) &&
            writing.issues(result).length === 0 &&
            !writing.isFree(result),
        },
        async ({ writing, result }) => {
          expectWrong(await writing.send(result), { path: steps, code: 'unique' });
        },
        ['made', 'changed'],
      );
    },
  );
}

function readOnlyInside(entity: Entity, spot: Spot): Proof {
  const { field, steps } = spot;
  const [first = ''] = steps;
  const name = nameOf(entity, steps);
  return proofOf(
    entity.product,
    `${field.path}.readOnly`,
    ({ claims }) => claims.readOnly(name),
    (stage) => {
      const around = { ...spot, chain: spot.chain.slice(0, -1), steps: steps.slice(0, -1) };
      const held = (result: Values) => {
        const value = answerAt(result, around) ?? sampleAt(around.chain.at(-1) ?? field, stage.world, 0);
        return placed(result, around, value, stage.world);
      };
      return byEachWay(
        stage,
        entity,
        {
          names: besides(entity, first),
          variants: (result) => [held(result)],
          isWanted: (result, writing) => writing.takes(first, result) && writing.isFine(result),
        },
        async ({ writing, result }) => {
          const others = [3, 4, 5].map((index) => sampleAt(field, stage.world, index));
          const known = [answerAt(result, spot), answerAt(writing.base, spot)];
          const other = others.find((value) => value !== undefined && !known.some((one) => isAlike(one, value)));
          if (other === undefined) throw new Untried(({ untried }) => untried.noOtherAnswer);
          const body = { ...writing.bodyFor(result), [first]: placed(result, spot, other, stage.world)[first] };
          expectWrong(await writing.send(result, { body }), { path: steps, code: 'readOnly' });
        },
        ['made', 'changed'],
      );
    },
  );
}
