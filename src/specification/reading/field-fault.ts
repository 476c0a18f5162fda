import { Written } from '../chapters/facts.ts';
import { suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { isFormOf } from '../vocabulary/spoken-of.ts';
import { openWords, typeWords } from '../vocabulary/words/type-words.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { DraftNames } from './draft-names.ts';
import { isLimited, limitedForm, limitedType } from './limited-type.ts';
import { isTitleOf, unmarked } from './natural/short-field.ts';
import { qualified, unitApart } from './qualified-type.ts';
import { shortened } from './shortened.ts';

interface Told {
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
}

/** What there is to choose from where nothing is near. */
const usual = [
  ...['string', 'multiline', 'integer', 'number', 'money', 'percent', 'rating', 'boolean'],
  ...['date', 'date-time', 'time', 'duration', 'email', 'phone', 'uri', 'color', 'tags', 'image', 'file'],
];

/** Longer lists are no example. */
const mostShown = 6;

/** Longer texts speak of more than what a field refers to. */
const mostWords = 4;

/** What is said of a word or a list that is no field: the exact form of what it may mean, with the document's names. */
export function fieldFault(path: string, input: unknown, names: DraftNames): Told | undefined {
  const name = path.split('.').at(-1) ?? '';
  if (input instanceof Written) return exact(`${name}: { type: ${typeOf(input.value)} }`);
  if (isTitleOf(path, input, names.known.entities))
    return exact(`${path.split('.')[1]}: { title: ${String(input).trim()}, fields: { ${name}: { type: string } } }`);
  if (Array.isArray(input)) return ofList(name, input, names);
  return typeof input === 'string' ? ofWord(name, input, names) : undefined;
}

/** An example in place of a type. */
const typeOf = (value: number | boolean) =>
  typeof value === 'boolean' ? 'boolean' : Number.isInteger(value) ? 'integer' : 'number';

function ofWord(name: string, input: string, names: DraftNames): Told {
  const { entities, entityNames } = names.known;
  const { word, marks } = unmarked(input);
  const isOf = (words: readonly string[]) => words.includes(word.toLowerCase());
  const entity = entities.called(name) ?? entityNames[0] ?? 'tool';
  if (isOf(openWords.choices)) return exact(`${name}: { enum: [first, second] }`);
  if (isOf(openWords.reference)) return exact(referenceTo(name, entity));
  if (isOf(openWords.list)) return exact(`${name}: { type: array, items: { type: string } }`);
  if (isOf(openWords.address))
    return exact(`${name}: { type: object, properties: { street: { type: string }, city: { type: string } } }`);
  const meant = entities.called(word);
  if (meant !== undefined && typeWords.has(word.toLowerCase())) return exact(referenceTo(name, meant));
  const [type = '', ...beside] = unitApart(word) ?? [];
  if (beside.length > 0) return exact(`${name}: ${qualified(input.replace(word, type), beside)}`);
  const limited = limitedType(input);
  if (isLimited(limited)) return exact(`${name}: ${limitedForm(limited, marks)}`);
  const parts = word.replace(/^(?:one of|either|any of|eine[rs]? von) /i, '').split(/\s*(?:[,|/]| (?:or|oder) )\s*/);
  const [first = '', ...said] = input.split(/\s*[,;、،]\s*/);
  if (said.length > 0 && typeWords.has(unmarked(first).word.toLowerCase()))
    return exact(`${name}: ${qualified(first, said)}`);
  if (parts.length > 1 && parts.every((part) => /^[\p{L}\p{N} _-]+$/u.test(part))) return exact(choiceOf(name, parts));
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return exact(`${name}: { type: string, format: date }`);
  // Several words, the first of them with a capital, are what people read.
  if (/^\p{Lu}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+)+$/u.test(word)) return exact(`${name}: { type: string, title: ${word} }`);
  if (limited) return exact(`${name}: ${limitedForm(limited, marks)}`);
  const [spoken] = word.split(' ').length <= mostWords ? names.spokenOf(word) : [];
  if (spoken !== undefined)
    return exact(isFormOf(name, spoken) && name !== spoken ? `${name}: [${spoken}]` : referenceTo(name, spoken));
  return { code: 'unknown.type', values: () => meantOf(word, entityNames) };
}

function meantOf(word: string, entityNames: readonly string[]): ProblemValues {
  const { near = suggest(word, typeWords.keys()).near } = suggest(word, [...usual, ...entityNames]);
  const names = several([...usual, ...entityNames.slice(0, mostShown)]);
  return { name: shortened(word), ...(near ? { near } : { names }) };
}

function ofList(name: string, input: readonly unknown[], { entities: entityNames }: DraftNames): Told {
  const words = input.map((item) => (item instanceof Written ? item.source : item));
  const isOfWords = words.every((word) => typeof word === 'string');
  if (!isOfWords || words.length === 0) return exact(choiceOf(name, ['first', 'second']));
  const [only = ''] = words;
  const { near } = words.length === 1 ? suggest(only, entityNames) : {};
  return exact(near ? `${name}: [${near}]` : choiceOf(name, words));
}

const exact = (example: string): Told => ({ code: 'fact.exact', values: { example } });
const referenceTo = (name: string, entity: string) => `${name}: { type: reference, to: ${entity} }`;

function choiceOf(name: string, words: readonly string[]): string {
  const shown = words.slice(0, mostShown).map(inFlow);
  return `${name}: { enum: [${shown.join(', ')}${words.length > mostShown ? ', …' : ''}] }`;
}
