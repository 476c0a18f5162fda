import { moneyOptions, numberFormat, unitOf } from '#app/fields';
import {
  type Around,
  type Entity,
  Expression,
  type Field,
  isEmpty,
  type Node,
  type Path,
  type Values,
} from '#specification';

interface Judged {
  entity: Entity;
  values: Values;
  around: Around;
  locale: string;
}

/** The same in every language. */
const signs: Partial<Record<Node['op'], string>> = {
  '==': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
};
const comparing = new Set<Node['op']>(['==', '!=', '<', '<=', '>', '>=']);

/** What of a condition does not hold, with the figures of a record; undefined where that takes more than names, figures and signs. */
export function guardFigures(node: Node, judged: Judged): string | undefined {
  if (node.op === 'and') {
    const parts = [node.left, node.right].filter((part) => isBroken(part, judged));
    const written = parts.map((part) => guardFigures(part, judged));
    return written.length > 0 && !written.includes(undefined) ? written.join(' · ') : undefined;
  }
  if (node.op === 'or') {
    // What has several parts of its own is not told apart from what stands beside it.
    const parts = eitherOf(node).map((part) => (part.op === 'and' ? undefined : guardFigures(part, judged)));
    const told = parts.filter((part) => part !== undefined);
    const isWhole = told.length === parts.length;
    return isWhole ? new Intl.ListFormat(judged.locale, { type: 'disjunction' }).format(told) : undefined;
  }
  if (!comparing.has(node.op) || !('left' in node)) return undefined;
  const field = (pathOf(node.left, judged) ?? pathOf(node.right, judged))?.field;
  const [left, right] = [amountOf(node.left, judged, field), amountOf(node.right, judged, field)];
  return left !== undefined && right !== undefined ? `${left} ${signs[node.op]} ${right}` : undefined;
}

/** All of which one is enough. */
function eitherOf(node: Node): Node[] {
  return node.op === 'or' ? [...eitherOf(node.left), ...eitherOf(node.right)] : [node];
}

function isBroken(part: Node, { entity, values, around }: Judged): boolean {
  return new Expression('', part).test(entity.scope(values, around)) === false;
}

/** One side of a comparison. */
function amountOf(node: Node, judged: Judged, field: Field | undefined): string | undefined {
  const path = pathOf(node, judged);
  if (path) {
    const written = writtenAnswer(path.field, path.read(judged.values, judged.around), judged.locale);
    return written === undefined ? undefined : `${path.label.text} (${written})`;
  }
  const counted = node.op === 'call' && node.name === 'size' ? (node.on ?? node.args[0]) : undefined;
  const list = counted && pathOf(counted, judged);
  if (list) return countOf(list, judged);
  const constant = constantOf(node, judged.entity);
  if (constant) return `${constant.name} (${numberFormat(judged.locale, {}).format(constant.value)})`;
  if (node.op === 'value' && field) return writtenAnswer(field, node.value, judged.locale);
  // Of a count there is no field to write it as.
  if (node.op === 'value')
    return typeof node.value === 'number' ? numberFormat(judged.locale, {}).format(node.value) : undefined;
  const sign = signs[node.op];
  if (!sign || comparing.has(node.op) || !('left' in node)) return undefined;
  const sides = [node.left, node.right].map((side) => {
    // A bare figure that multiplies is no amount of the field.
    const written =
      side.op === 'value' && typeof side.value === 'number' ? String(side.value) : amountOf(side, judged, field);
    return written !== undefined && 'left' in side ? `(${written})` : written;
  });
  return sides.includes(undefined) ? undefined : sides.join(` ${sign} `);
}

/** How many entries a list has, or characters a text. */
function countOf(path: Path, { values, around, locale }: Judged): string | undefined {
  const answer = path.read(values, around);
  const size = Array.isArray(answer) ? answer.length : typeof answer === 'string' ? [...answer].length : undefined;
  return size === undefined ? undefined : `${path.label.text} (${numberFormat(locale, {}).format(size)})`;
}

function stepsOf(node: Node): string[] | undefined {
  if (node.op === 'name') return [node.name];
  const before = node.op === 'select' ? stepsOf(node.of) : undefined;
  return before && node.op === 'select' ? [...before, node.name] : undefined;
}

function pathOf(node: Node, { entity }: Judged): Path | undefined {
  const [root, ...steps] = stepsOf(node) ?? [];
  return root === 'record' && steps.length > 0 ? entity.pathTo(steps.join('.')) : undefined;
}

function constantOf(node: Node, { product }: Entity): { name: string; value: number } | undefined {
  const [root, name = '', ...further] = stepsOf(node) ?? [];
  const value = root === 'constants' && further.length === 0 ? product.specification.constants[name]?.value : undefined;
  return typeof value === 'number' ? { name, value } : undefined;
}

/** An answer in a word or a figure; undefined where it takes more. */
function writtenAnswer(field: Field, value: unknown, locale: string): string | undefined {
  if (isEmpty(value)) return undefined;
  if (field.isState) return field.entity.lifecycle?.state(String(value))?.label.text;
  const choice = field.choices.find((one) => one.value === value);
  if (choice) return choice.title;
  if (typeof value === 'number' && field.kindName === 'money')
    return numberFormat(locale, moneyOptions(field)).format(value);
  if (typeof value === 'number' && field.kindName !== 'duration')
    return [numberFormat(locale, { maximumFractionDigits: 6 }).format(value), unitOf(field)].filter(Boolean).join(' ');
  return typeof value === 'string' && field.kindName === 'text' ? value : undefined;
}
