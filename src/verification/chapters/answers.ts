import { answerOf, type Entity, isAlike, isEmpty, type Product, scopeOf, Unknown, type Values } from '#specification';
import { uniquesIn } from '#specification/validation';
import { expectDone, expectProblem, expectWrong, otherValue } from '../expect.ts';
import { type Proof, proofOf, Untried } from '../proof.ts';
import { find } from '../search/find.ts';
import { answerAt, placed, type Spot, spotsOf } from '../spot.ts';
import { byEachWay, expectRefused, expectWritten } from '../tries.ts';
import { sampleAt } from '../values/around-limits.ts';
import type { Said } from '../words/index.ts';
import type { Writing } from '../writing.ts';
import { besides, rightAt, wrongAt } from './goals.ts';
import { nameOf } from './wording.ts';

/** What chapter 3 says of answers beside their limits: what must be there, must lead somewhere, must be nobody else's. */
export function answerProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => [
    ...spotsOf(entity).flatMap((spot) => [
      ...requiredProofs(entity, spot),
      ...referenceProofs(entity, spot),
      ...defaultProofs(entity, spot),
    ]),
    ...entity.fields.flatMap((field) => [
      ...(field.isUnique && field.isAnswered ? [uniqueProof(entity, [field.name], `${field.path}.unique`)] : []),
      ...(field.facts.readOnly && !field.computed ? [readOnlyProof(entity, field.name, `${field.path}.readOnly`)] : []),
      ...(field.facts.readOnly ? defaultProofs(entity, { field, chain: [field], steps: [field.name] }) : []),
    ]),
    ...entity.uniqueTogether.map((group, index) =>
      uniqueProof(
        entity,
        group.map(({ name }) => name),
        `${entity.path}.unique.${index}`,
      ),
    ),
    unknownFieldProof(entity),
    nothingElseProof(entity),
  ]);
}

function requiredProofs(entity: Entity, spot: Spot): Proof[] {
  const { field, steps } = spot;
  if (!field.isRequired || field.product.isNotShown(`${field.path}.relevantWhen`)) return [];
  const { product, path, relevantWhen } = field;
  const matters = (result: Values, { stage, subject }: Writing) =>
    relevantWhen?.test(scopeOf(entity, result, stage.world.around(subject))) ?? true;
  const name = nameOf(entity, steps);
  const missing = proofOf(
    product,
    `${path}.required`,
    ({ claims }) => claims.required(name),
    (stage) => {
      // An object of which nothing is answered is not answered itself.
      const around = { ...spot, steps: steps.slice(0, -1) };
      const isAround = (result: Values) => steps.length === 1 || !isEmpty(answerAt(result, around));
      const goal = wrongAt(
        stage,
        spot,
        [null],
        (result, writing) => matters(result, writing) === true && isAround(result),
      );
      return byEachWay(stage, entity, goal, (start) => expectRefused(start, { path: steps, code: 'required' }));
    },
  );
  if (!relevantWhen) return [missing];
  const unneeded = proofOf(
    product,
    `${path}.relevantWhen`,
    ({ claims }) => claims.irrelevant(name),
    (stage) => {
      const goal = rightAt(stage, spot, [null]);
      const isWanted = (result: Values, writing: Writing) =>
        matters(result, writing) === false && goal.isWanted(result, writing);
      return byEachWay(stage, entity, { ...goal, isWanted }, async (start) => {
        await expectWritten(start);
      });
    },
  );
  return [missing, unneeded];
}

function referenceProofs(entity: Entity, spot: Spot): Proof[] {
  const { field, steps } = spot;
  const { to, where, product, path } = field;
  if (!to) return [];
  const lost = proofOf(
    product,
    `${path}.to`,
    ({ claims }) => claims.reference(nameOf(entity, steps), to.label.text),
    (stage) =>
      byEachWay(stage, entity, wrongAt(stage, spot, ['nobody-has-this-key']), async ({ writing, result }) => {
        expectWrong(await writing.send(result), { path: steps, code: 'reference' });
      }),
  );
  if (!where) return [lost];
  const unfit = proofOf(
    product,
    `${path}.where`,
    ({ claims }) => claims.where(nameOf(entity, steps), where.source),
    (stage) => {
      const keys = stage.world.records(to).map((record) => to.keyOf(record));
      const isUnfit = (result: Values, { subject }: Writing) => {
        const target = stage.world.find(to, String(answerAt(result, spot)));
        const form = { entity, values: result };
        const around = stage.world.around(subject);
        return target !== undefined && field.mayReferTo(target, form, around) === false;
      };
      const goal = wrongAt(
        stage,
        spot,
        keys,
        (result, writing) => isUnfit(result, writing) && writing.maySee(to, answerAt(result, spot)),
      );
      return byEachWay(stage, entity, goal, async ({ writing, result }) => {
        expectWrong(await writing.send(result), { path: steps, code: 'enum' });
      });
    },
  );
  return [lost, unfit];
}

function defaultProofs(entity: Entity, spot: Spot): Proof[] {
  const { field, steps, chain } = spot;
  const stated = field.facts.default;
  if (stated === undefined || stated === null) return [];
  // What an entry begins with is asked of the entry, which no record as a whole has.
  if (field.defaultExpression?.names.some(([root]) => root === 'item')) return [];
  const isTop = chain.length === 1;
  const claim: Said = ({ claims }) => claims.default(nameOf(entity, steps), JSON.stringify(stated));
  return [
    proofOf(field.product, `${field.path}.default`, claim, async (stage) => {
      const left = (result: Values, { base }: Writing) =>
        isTop ? { ...result, [field.name]: base[field.name] } : placed(result, spot, undefined, stage.world);
      const found = find(stage, entity, 'made', {
        names: besides(entity, steps[0] ?? ''),
        variants: (result, writing) => [left(result, writing)],
        isWanted: (result, writing) => writing.isFine(result) && writing.mayReadBack(steps[0] ?? '', result),
      });
      if (!found) throw new Untried(({ untried }) => untried.noneMade(entity.label.text));
      const { writing, result } = found;
      const { [isTop ? field.name : '']: _, ...body } = writing.bodyFor(result);
      const answer = expectDone(await writing.send(result, { body }));
      const wanted = valueStated(stated, writing, result);
      const given = answerAt(answer.body, spot);
      if (!isAlike(given, wanted) && !isMomentNear(given, wanted))
        throw otherValue(answer.asked, steps.join('.'), given, wanted);
      return ({ proven }) => proven.without;
    }),
  ];

  function valueStated(written: unknown, { stage, subject, base }: Writing, result: Values): unknown {
    if (typeof written !== 'string' || !written.startsWith('=')) return written;
    const value = field.product
      .expression(written)
      ?.evaluate(scopeOf(entity, isTop ? { ...result, ...base } : result, stage.world.around(subject)));
    if (value === undefined || value instanceof Unknown) return null;
    return answerOf(field, value);
  }
}

/** Between two clocks a moment may be a minute off. */
function isMomentNear(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string' || !a.includes('T')) return false;
  return Math.abs(Date.parse(a) - Date.parse(b)) < 60_000;
}

/** Of the fields of a group, all have what another record has already. */
function uniqueProof(entity: Entity, names: string[], path: string): Proof {
  return proofOf(
    entity.product,
    path,
    ({ claims }) => claims.unique(nameOf(entity, [names.join(' + ')])),
    (stage) => {
      const copies = stage.world
        .records(entity)
        .map((record) => Object.fromEntries(names.map((name) => [name, record[name]])));
      // What is made begins as the first records: others have nothing else in common with it.
      const full = copies.filter((copy) => !Object.values(copy).some(isEmpty)).toReversed();
      return byEachWay(
        stage,
        entity,
        {
          names: names.flatMap((name) => besides(entity, name)),
          variants: (result) => full.map((copy) => ({ ...result, ...copy })),
          isWanted: (result, writing) =>
            names.some((name) => !isAlike(result[name], writing.base[name])) &&
            names.every((name) => writing.takes(name, result)) &&
            uniquesIn(entity, result).length > 0 &&
            writing.isOpenFor(result) &&
            writing.issues(result).length === 0 &&
            !writing.isFree(result),
        },
        async ({ writing, result }) => {
          expectWrong(await writing.send(result), { path: names.slice(0, 1), code: 'unique' });
        },
        ['made', 'changed'],
      );
    },
  );
}

export function readOnlyProof(entity: Entity, name: string, path: string): Proof {
  return proofOf(
    entity.product,
    path,
    ({ claims }) => claims.readOnly(nameOf(entity, [name])),
    (stage) => {
      const field = entity.lifecycle?.field.name === name ? entity.lifecycle.field : entity.field(name);
      const states = entity.lifecycle?.field.name === name ? entity.lifecycle.states.map((state) => state.name) : [];
      return byEachWay(
        stage,
        entity,
        { names: [], isWanted: (result, writing) => writing.isFine(result) },
        async ({ writing, result }) => {
          const others = [...states, ...[3, 4, 5].map((index) => field && sampleAt(field, stage.world, index))];
          const other = others.find((value) => value !== undefined && !isAlike(value, writing.base[name]));
          if (other === undefined) throw new Untried(({ untried }) => untried.noOtherAnswer);
          const body = { ...writing.bodyFor(result), [name]: other };
          expectWrong(await writing.send(result, { body }), { path: [name], code: 'readOnly' });
        },
        ['made', 'changed'],
      );
    },
  );
}

function unknownFieldProof(entity: Entity): Proof {
  const path = `${entity.path}.fields`;
  return proofOf(
    entity.product,
    path,
    ({ claims }) => claims.noOthers(entity.label.text),
    (stage) => {
      const name = 'aFieldThatNobodyStated';
      const isWanted = (result: Values, writing: Writing) => writing.isFine(result);
      return byEachWay(
        stage,
        entity,
        { names: [], isWanted },
        async ({ writing, result }) => {
          const answer = await writing.send(result, { body: { ...writing.bodyFor(result), [name]: 1 } });
          expectProblem(expectWrong(answer, { path: [name], code: 'unknownField' }));
        },
        ['made', 'changed'],
      );
    },
  );
}

/** With as little answered as can be. */
function nothingElseProof(entity: Entity): Proof {
  const claim: Said = ({ claims }) => claims.onlyRequired(entity.label.text);
  return proofOf(entity.product, `${entity.path}.fields`, claim, (stage) => {
    const sparse = (result: Values, writing: Writing) => {
      let left = result;
      for (const { name, isRequired } of entity.fields) {
        if (isRequired || isEmpty(left[name]) || !writing.takes(name, left)) continue;
        const without = { ...left, [name]: null };
        if (writing.isFine(without)) left = without;
      }
      return [left];
    };
    const isWanted = (result: Values, writing: Writing) => writing.isFine(result);
    return byEachWay(stage, entity, { names: [], variants: sparse, isWanted }, async (start) => {
      await expectWritten(start);
    });
  });
}
