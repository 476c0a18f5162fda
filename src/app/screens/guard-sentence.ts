import { moneyOptions, numberFormat, unitOf } from '#app/fields';
import type { Messages } from '#app/messages';
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
  words: Messages['permission']['must'];
  /** One of several is enough: each says how it is beside its name. */
  isAmong?: boolean;
}

/** The same in every language. */
const signs: Partial<Record<Node['op'], string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
};
type Comparing = Extract<Node['op'], '==' | '!=' | '<' | '<=' | '>' | '>='>;
const turned: Readonly<Record<Comparing, Comparing>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
const isComparing = (op: Node['op']): op is Comparing => Object.hasOwn(turned, op);

/** What must be of a condition that does not hold, and what is in a record, without a full stop; undefined where that takes more than names and figures. */
export function guardSentence(node: Node, judged: Judged): string | undefined {
  if (node.op === 'and') {
    const parts = [node.left, node.right].filter((part) => isBroken(part, judged));
    const written = parts.map((part) => guardSentence(part, judged));
    return written.length > 0 && !written.includes(undefined) ? written.join(judged.words.and) : undefined;
  }
  if (node.op === 'or') {
    // What has several parts of its own is not told apart from what stands beside it.
    const parts = eitherOf(node).map((part) =>
      part.op === 'and' ? undefined : guardSentence(part, { ...judged, isAmong: true }),
    );
    const told = parts.filter((part) => part !== undefined);
    const isWhole = told.length === parts.length;
    return isWhole ? new Intl.ListFormat(judged.locale, { type: 'disjunction' }).format(told) : undefined;
  }
  if (!isComparing(node.op) || !('left' in node)) return undefined;
  const isTurned = !subjectOf(node.left, judged) && subjectOf(node.right, judged) !== undefined;
  const [what, than] = isTurned ? [node.right, node.left] : [node.left, node.right];
  const field = (pathOf(what, judged) ?? pathOf(than, judged))?.field;
  const subject = judged.isAmong ? undefined : subjectOf(what, judged);
  const name = subject?.name ?? amountOf(what, judged, field);
  const other = amountOf(than, judged, field);
  if (name === undefined || other === undefined) return undefined;
  const said = judged.words[isTurned ? turned[node.op] : node.op](name, other);
  return subject && node.op !== '!=' ? judged.words.butIs(said, subject.written) : said;
}

/** What a sentence is about, and how it is now. */
function subjectOf(node: Node, judged: Judged): { name: string; written: string } | undefined {
  const path = pathOf(node, judged);
  const written = path && writtenAnswer(path.field, path.read(judged.values, judged.around), judged.locale);
  return path && written !== undefined ? { name: path.label.text, written } : undefined;
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
  if (!sign || !('left' in node)) return undefined;
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
