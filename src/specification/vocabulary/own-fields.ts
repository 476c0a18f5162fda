import { isMap } from '../chapters/facts.ts';
import { isNameShown } from './shown-name.ts';
import { shortForms } from './words/short-forms.ts';
import { typeMarks, typeWords } from './words/type-words.ts';
import { isMeasure } from './words/units.ts';
import { inFlow } from './written.ts';

/** Names, with what is said of each. */
export const named = (names: readonly string[], said?: ReadonlyMap<string, string>, facts = factsSaid) =>
  `{ ${names.map((name) => `${name}: ${facts(said?.get(name))}`).join(', ')} }`;

/** What is said of somebody whom a product is for: what they want of it. */
export const wants = (said: string | undefined) => (said === undefined ? '{}' : `{ goals: [${inFlow(said)}] }`);

function factsSaid(said: string | undefined): string {
  if (said === undefined) return '{}';
  const type = said.replace(/^(?:as|is|als|ist) (?:an? |eine? )?/i, '');
  if (typeWords.has(type.toLowerCase())) return type;
  if (isTypeBegun(type)) return inFlow(type);
  return isMeasure(type) ? `{ type: number, unit: ${inFlow(type)} }` : `{ description: ${inFlow(said)} }`;
}

/** `date?`, `date, default: today`: the type with what is said of it. */
const isTypeBegun = (said: string) =>
  typeWords.has((/^[\p{L}-]+/u.exec(said)?.[0] ?? '').toLowerCase()) && /^[\p{L}-]+\s*[,?!*(]/u.test(said);

/** The same; undefined where there are none. */
export const someNamed = (names: readonly string[], said?: ReadonlyMap<string, string>, facts?: typeof wants) =>
  names.length > 0 ? named(names, said, facts) : undefined;

/** `name (text), price (money)` */
export function typedNamesOf(text: string): string | undefined {
  if (text === '' || text.length > 200) return undefined;
  const fields = text.split(/[,;](?![^(]*\)) */).map((part) => {
    const [, name = '', sign, said] = /^([^():!?*]+?) *([!?*]?)(?: *\(([^()]+)\))?$/.exec(part.trim()) ?? [];
    return isNameShown(name) ? `${name}: ${saidInBrackets(said) ?? signs[sign ?? ''] ?? '{}'}` : undefined;
  });
  const isMore = fields.some((field) => field !== undefined && !field.endsWith('{}'));
  return isMore && fields.every(Boolean) ? `{ ${fields.join(', ')} }` : undefined;
}

const signs: Readonly<Record<string, string>> = {
  '!': '{ required: true }',
  '*': '{ required: true }',
  '?': '{ required: false }',
};

/** `species (dog, cat)`, `name (required)`, `price (money)`. */
function saidInBrackets(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const choices = said.split(/\s*[,|/]\s*/);
  const areChoices = choices.length > 1 && choices.every((one) => isNameShown(one) && !isTypeOrMark(one));
  return markedSo(said) ?? (areChoices ? `{ enum: [${choices.join(', ')}] }` : inFlow(said));
}

const isTypeOrMark = (word: string) => typeWords.has(word.toLowerCase()) || typeMarks.has(word.toLowerCase());

/** `- name: text` and `- owner -> Customer` for each field. */
export function typedListOf(input: unknown): string | undefined {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostTyped) return undefined;
  const fields = input.map((item: unknown) => {
    const [, name = '', to = ''] = (typeof item === 'string' && shortForms.arrow.exec(item.trim())) || [];
    if (isNameShown(name)) return `${name}: { type: reference, to: ${to} }`;
    const [[key, type] = [], ...others] = Object.entries(isMap(item) ? item : {});
    if (typeof item === 'string' && isNameShown(item.trim())) return `${item.trim()}: {}`;
    return key !== undefined && others.length === 0 && typeof type === 'string' && isNameShown(key)
      ? `${key}: ${markedSo(type) ?? inFlow(type)}`
      : undefined;
  });
  return fields.every((field) => field !== undefined) ? `{ ${fields.join(', ')} }` : undefined;
}

/** `required` alone says nothing of the type. */
export function markedSo(said: string): string | undefined {
  const mark = typeMarks.get(said.trim().toLowerCase());
  return mark && `{ ${mark[0]}: ${mark[1]} }`;
}

/** Longer lists are no example. */
const mostTyped = 12;
