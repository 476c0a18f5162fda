import { dateFormat, moneyOptions, numberFormat, unitOf } from '#app/fields';
import type { Messages } from '#app/messages';
import {
  type Around,
  type Entity,
  Expression,
  type Field,
  isEmpty,
  type Node,
  type Path,
  scopeOf,
  type Values,
} from '#specification';

export interface Judged {
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
    const written = brokenParts(node, judged).map((part) => guardSentence(part, judged));
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
  const op = isTurned ? turned[node.op] : node.op;
  const words = field && isMoment(field) ? { ...judged.words, ...judged.words.inTime } : judged.words;
  const said = words[op](name, other);
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

/** What does not hold of all that must hold together. */
export function brokenParts(node: Node, { entity, values, around }: Judged): Node[] {
  const all = (part: Node): Node[] => (part.op === 'and' ? [...all(part.left), ...all(part.right)] : [part]);
  return all(node).filter((part) => new Expression('', part).test(scopeOf(entity, values, around)) === false);
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
  const result = resultOf(node, judged, field);
  const derived = 'left' in node && isOverRecord(node) ? derivationOf(node, judged) : undefined;
  return result && derived ? `${result} (${derived})` : result;
}

/** What an expression comes to, written as an answer of the field that it is compared with. */
function resultOf(
  node: Node,
  { entity, values, around, locale }: Judged,
  field: Field | undefined,
): string | undefined {
  const value = new Expression('', node).evaluate(scopeOf(entity, values, around));
  if (field) return writtenAnswer(field, field.kind.fromValue(field, value), locale);
  return typeof value === 'number' ? figureOf(value, locale) : undefined;
}

/** What a result is worked out from: names of fields and figures. */
function derivationOf(node: Node, judged: Judged): string | undefined {
  const path = pathOf(node, judged);
  if (path) return path.label.text;
  const figure = figureIn(node, judged.entity);
  if (figure) return figureOf(figure.value, judged.locale, figure.unit);
  const sign = signs[node.op];
  if (!sign || !('left' in node)) return undefined;
  const sides = [node.left, node.right];
  const share = node.op === '*' && sides.map((side) => figureIn(side, judged.entity)).find(isShare);
  const of = share && sides.map((side) => pathOf(side, judged)).find((one) => one !== undefined);
  if (share && of) {
    const percent = numberFormat(judged.locale, { style: 'percent', maximumFractionDigits: 4 }).format(share.value);
    return judged.words.shareOf(percent, of.label.text);
  }
  const written = sides.map((side) => {
    const derived = derivationOf(side, judged);
    // As deep as it was written: what stands in front is reckoned first anyway.
    const isInside = 'left' in side && (side !== node.left || bindsLess(side.op, node.op));
    return derived !== undefined && isInside ? `(${derived})` : derived;
  });
  return written.includes(undefined) ? undefined : written.join(` ${sign} `);
}

const isSum = (op: Node['op']) => op === '+' || op === '-';
const bindsLess = (inner: Node['op'], outer: Node['op']) => isSum(inner) && !isSum(outer);
/** A figure of something, as euros, is a price and no share. */
const isShare = (figure: Figure | undefined) =>
  figure !== undefined && figure.unit === undefined && figure.value > 0 && figure.value < 1;
const isOverRecord = (node: Node) => new Expression('', node).names.some(([root]) => root === 'record');

function figureOf(value: number, locale: string, unit?: string): string {
  return [numberFormat(locale, { maximumFractionDigits: 6 }).format(value), unit].filter(Boolean).join(' ');
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

interface Figure {
  value: number;
  unit?: string | undefined;
}

/** A number as it stands there, or under a name that is none of the product's words. */
function figureIn(node: Node, { product }: Entity): Figure | undefined {
  if (node.op === 'value') return typeof node.value === 'number' ? { value: node.value } : undefined;
  const [root, name = '', ...further] = stepsOf(node) ?? [];
  const stated = root === 'constants' && further.length === 0 ? product.specification.constants[name] : undefined;
  return typeof stated?.value === 'number' ? { value: stated.value, unit: stated.unit ?? undefined } : undefined;
}

/** An answer in a word or a figure; undefined where it takes more. */
function writtenAnswer(field: Field, value: unknown, locale: string): string | undefined {
  if (isEmpty(value)) return undefined;
  if (field.isState) return field.entity.lifecycle?.state(String(value))?.label.text;
  const choice = field.choices.find((one) => one.value === value);
  if (choice) return choice.title;
  if (typeof value === 'number' && field.kindName === 'money')
    return numberFormat(locale, moneyOptions(field)).format(value);
  if (typeof value === 'number' && field.kindName !== 'duration') return figureOf(value, locale, unitOf(field));
  if (typeof value !== 'string') return undefined;
  const written = isMoment(field) && new Date(value);
  if (written && !Number.isNaN(written.getTime())) return momentFormat(field, locale).format(written);
  return field.kindName === 'text' ? value : undefined;
}

const isMoment = ({ kindName }: Field) => kindName === 'date' || kindName === 'dateTime';

function momentFormat({ kindName, product }: Field, locale: string): Intl.DateTimeFormat {
  if (kindName === 'date') return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: product.timeZone });
}
