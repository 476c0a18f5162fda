import { openWords, type TypeMeaning, typeWords } from '../vocabulary/words/type-words.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flowOf } from './flow.ts';
import { isLimited, limitedType } from './limited-type.ts';
import { unmarked } from './natural/short-field.ts';
import { marked, type Said, saidOf, statedOf } from './said-of-field.ts';

/** What the first words of a field say that it is, and whose limits may stand behind them. */
export interface Meant {
  facts: readonly Said[];
  meaning?: TypeMeaning;
}

/** What the first words of a field say; undefined where they say nothing that is known. */
type FirstWords = (words: string) => Meant | undefined;

/** What a type alone says. */
export const typeNamed: FirstWords = (words) => {
  const meaning = typeWords.get(words.toLowerCase());
  return meaning && { facts: statedOf(meaning), meaning };
};

interface Qualified {
  facts: readonly Said[];
  /** What is not understood. */
  left: readonly string[];
}

/**
 * A field in words, `integer, minutes`, `text required, max 40`, as facts; words that are not understood are left, where
 * some are. Undefined where nothing is understood but what it begins with, which then may be one of several choices.
 */
export function qualified(text: string, firstWords: FirstWords): Qualified | undefined {
  const [whole = '', ...said] = partsOf(text).flatMap((part) => opened(part, firstWords));
  for (const [first, ...behind] of waysToRead(whole)) {
    const { word, marks } = unmarked(first);
    const meant = firstWords(word);
    if (!meant) continue;
    const facts = [...meant.facts, ...marked(marks)];
    if (!behind.every((one) => added(facts, one, meant.meaning))) continue;
    const left = said.filter((one) => !added(facts, one, meant.meaning));
    const isType = typeNamed(word) !== undefined;
    if (said.length > 0 && left.length === said.length && !isType) continue;
    return { facts, left };
  }
  return ofBeginning(text);
}

/** The same as it stands behind a name: what is not understood stays, where no field has it. */
export const qualifiedForm = ({ facts, left: all }: Qualified, beside: readonly Said[] = []) => {
  const left = all.filter((one) => one !== '');
  return flowOf([
    ...facts,
    ...beside.filter(([key]) => facts.every(([own]) => own !== key)),
    ...(left.length > 0 ? [['…', inFlow(left.join(' '))] as const] : []),
  ]);
};

/** Whether something is said beside the type of a field, and is no choice among others. */
export const isAddition = (said: string) =>
  [typeWords.get('text'), typeWords.get('tags'), typeWords.get('integer')].some((meaning) => saidOf(said, meaning));

function added(facts: Said[], said: string, meaning: TypeMeaning | undefined): boolean {
  const more = saidOf(said, meaning);
  if (!more?.every(([key]) => facts.every(([other]) => other !== key))) return false;
  facts.push(...more);
  return true;
}

/** A type that a text begins with, and limits in words of which not all are understood. */
function ofBeginning(text: string): Qualified | undefined {
  const limited = limitedType(text);
  if (!limited) return undefined;
  const left = text.trim().slice(limited.word.length).trim();
  return isLimited(limited) ? { facts: statedOf(limited.meaning), left: [left] } : undefined;
}

/** What stands between commas, and not in brackets. */
const partsOf = (text: string) => text.split(/\s*[,;、،]\s*(?![^([{]*[)\]}])/).filter((one) => one.trim() !== '');

/** `text (max 40, required)` as with commas, where it begins with what is known. */
function opened(part: string, firstWords: FirstWords): string[] {
  const [, before = '', inner = '', sign = ''] = /^(.+?) ?\((.*)\)([!?*]?)$/.exec(part) ?? [];
  const known = waysToRead(before).some(([first]) => firstWords(unmarked(first).word));
  return known && !firstWords(part) ? [`${before}${sign}`, ...inner.split(/\s*[,;、،]\s*/)] : [part];
}

/** Longer texts say more than what a field is. */
export const longestField = 200;
const mostWords = 12;

/** The longest beginning first: `long text max 40` is no `long`. */
function waysToRead(text: string): [first: string, ...behind: string[]][] {
  const words = text.trim().split(/\s+|(?=[<>≤≥])/);
  if (text === '' || words.length > mostWords) return [[text]];
  return words.map((_, index) => {
    const end = words.length - index;
    const behind = words
      .slice(end)
      .join(' ')
      .replace(/([<>≤≥]) =/, '$1=');
    return index === 0 ? [text] : [words.slice(0, end).join(' '), behind];
  });
}

const many =
  /^(?:has many|hasmany|one to many|one-to-many|many|several|multiple|some|mehrere|viele|einige|عدة|複数の?) *(.+)$/iu;
const typed = /^(?:list|array|set|collection) *<(.+)>$/i;
const listOf = new RegExp(`^(?:${openWords.list.join('|')})(?!\\p{L})(?: +(?:of|von|من))? *(.+)$`, 'iu');

/** What there are several of: `list of boats`, `many boats`, `[{ name: text }]`. */
export const severalIn = (words: string) =>
  (/^\[ *([^[\],]+?) *\]$/.exec(words) ?? many.exec(words) ?? typed.exec(words) ?? listOf.exec(words))?.[1];

/** The properties in `{ name: text, price: money }`, as they stand there. */
const propertiesIn = (words: string) =>
  /^\{ *[^{}:,]+: *[^{}:,]+(?:, *[^{}:,]+: *[^{}:,]+)*\}$/.test(words) ? words : undefined;

/** A list of what is written already. */
export const listForm = (item: readonly Said[]): Said[] => [
  ['type', 'array'],
  ['items', flowOf(item)],
];

/** An object with properties that are written already. */
export const objectForm = (properties: string): Said[] => [
  ['type', 'object'],
  ['properties', properties],
];

/** A field that no YAML is, `boolean, default: true`, in its exact form; undefined where it is not understood as a whole. */
export function fieldWritten(text: string): string | undefined {
  if (text.length > longestField || !/^[^:]*[,({][^:]*: /.test(text)) return undefined;
  const said = qualified(text, (words) => listOfThings(words) ?? typeNamed(words));
  return said?.left.length === 0 ? qualifiedForm(said) : undefined;
}

/** `list of { name: text, price: money }` */
export function listOfThings(words: string): Meant | undefined {
  const properties = propertiesIn(severalIn(words) ?? '');
  return properties === undefined ? undefined : severalOf(objectForm(properties));
}

export const severalOf = (item: readonly Said[]): Meant => ({ facts: listForm(item), meaning: { type: 'array' } });
