import { type Around, type Entity, type Field, type Values, withComputed } from '../compile/index.ts';
import type { Expression } from '../expressions/index.ts';
import { pick } from '../fields/random.ts';
import { remember } from '../remember.ts';
import type { Plan } from './plan.ts';
import type { Way } from './way.ts';

/** Shares of what a rule holds an amount against, one after the other until one keeps it. */
const shares = [0.5, 0.9, 0.35, 0.75, 1.05, 0.25, 1.5, 0.1];

/**
 * What a rule or a guard holds an answer against: near to it answers are likely to go together. An amount is a share of the
 * other, a day is some days after it or before it.
 */
export function besideIn(
  { entity, way }: Plan,
  record: Values,
  field: Field,
  attempt: number,
  { around, random }: { around: Around; random: () => number },
): { beside?: unknown; isBefore?: boolean } {
  const { shape } = field.kind;
  const isDay = shape.type === 'string' && shape.format !== undefined && ['date', 'date-time'].includes(shape.format);
  if (shape.type !== 'number' && !isDay) return {};
  const others = heldAgainst(entity, field, way);
  if (others.length === 0 || (field.kindName !== 'money' && attempt % 3 === 2)) return {};
  if (isDay) {
    const other = others.map(({ name }) => record[name]).find((answer) => typeof answer === 'string');
    return other === undefined ? {} : { beside: other, isBefore: attempt % 3 === 1 };
  }
  if (field.kindName !== 'money' && attempt === 0) return {};
  const filled = withComputed(entity, record, around);
  const other = others.map(({ name }) => filled[name]).find((answer) => typeof answer === 'number' && answer > 0);
  if (typeof other !== 'number') return {};
  return {
    beside: other * (attempt === 0 ? (pick(random, [1, 1, 0.9]) ?? 1) : (shares[(attempt - 1) % shares.length] ?? 1)),
  };
}

const known = new WeakMap<Way, Map<Field, Field[]>>();

/** The fields of the same kind that stand in a rule or a guard together with a field. */
function heldAgainst(entity: Entity, field: Field, way: Way): Field[] {
  const ofWay = remember(known, way, () => new Map());
  return remember(ofWay, field, () => {
    const expressions = [
      ...entity.rules.flatMap(({ assert, when }) => [assert, when]),
      ...way.taken.map(({ guard }) => guard),
    ];
    return [...new Set(expressions.flatMap((expression) => withIn(entity, field, expression)))];
  });
}

function withIn(entity: Entity, field: Field, expression: Expression | undefined): Field[] {
  const { type } = field.kind.shape;
  const others = (expression?.names ?? []).flatMap(([root, name]) => {
    const other = root === 'record' && name !== undefined ? entity.field(name) : undefined;
    return other ? [other] : [];
  });
  if (!others.includes(field)) return [];
  const isAlike = (other: Field) =>
    type === 'number' ? other.kind.shape.type === type : other.kindName === field.kindName && other.isAnswered;
  return others.filter((other) => other !== field && isAlike(other));
}
