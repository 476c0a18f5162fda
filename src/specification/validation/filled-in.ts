import { type Around, type Entity, type Field, interpolate, scopeOf, type Values } from '../compile/index.ts';
import { Day, Duration, type Expression, isStructure, Unknown, type Value, zoneOf } from '../expressions/index.ts';
import { type Formats, formatsOf } from './formats.ts';

/**
 * A text of the document with its expressions filled in, as people write in the product's first language. What may not be
 * seen (`around.sight`) stays an ellipsis.
 */
export function filledIn(text: string, entity: Entity, values: Values, around: Around): string {
  const { product } = entity;
  const formatsFor = (currency: string | undefined) =>
    formatsOf(product.locales[0] ?? 'en', currency, zoneOf(product.timeZone));
  const show = (value: Value, expression: Expression) => {
    const field = fieldOf(expression, entity);
    return shown(value, field, around, formatsFor(field?.currency ?? product.currency));
  };
  return interpolate(text, (source) => product.expression(source), scopeOf(entity, values, around), show);
}

/** The field that an expression is nothing but a path to. */
function fieldOf({ node, names }: Expression, entity: Entity): Field | undefined {
  const [root, ...steps] = names[0] ?? [];
  return node?.op === 'select' && root === 'record' ? entity.pathTo(steps.join('.'))?.field : undefined;
}

const hidden = '…';

function shown(value: Value, field: Field | undefined, around: Around, formats: Formats): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => shown(one, field?.items ?? field, around, formats)).join(', ');
  if (typeof value === 'number')
    return field?.kindName === 'money' ? formats.money(value) : (titleOf(value, field) ?? formats.number(value));
  if (typeof value === 'string') return titleOf(value, field) ?? value;
  if (value instanceof Day) return formats.day(value);
  if (value instanceof Date) return formats.moment(value);
  if (value instanceof Duration) return formats.duration(value, field?.unit === 'days');
  if (isStructure(value) && 'key' in value) return recordShown(String(value.key), field, around);
  return value instanceof Unknown || isStructure(value) ? hidden : String(value);
}

/** What a choice or a state is called. */
function titleOf(value: string | number, field: Field | undefined): string | undefined {
  if (field?.isState) return field.entity.lifecycle?.state(String(value))?.label.text;
  return field?.choice(value)?.title;
}

/** What a record is called; its key where it is not known. */
function recordShown(key: string, field: Field | undefined, around: Around): string {
  const target = field?.to && around.find?.(field.to, key);
  return target && field.to ? (field.to.displayOf(target, around) ?? hidden) : key;
}
