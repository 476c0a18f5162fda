import { Written } from '../chapters/facts.ts';
import { suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { openWords, typeWords } from '../vocabulary/words/type-words.ts';
import { type Entities, isTitleOf, unmarked } from './natural/short-field.ts';
import { shortened } from './shortened.ts';

interface Told {
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
}

/** What there is to choose from where nothing is near. */
const usual = ['string', 'integer', 'number', 'boolean', 'date', 'date-time', 'email', 'money', 'image', 'file'];

/** Longer lists are no example. */
const mostShown = 6;

/** The entities of a document: to look one up, and in their order. */
interface Known {
  entities: Entities;
  entityNames: readonly string[];
}

/** What is said of a word or a list that is no field: the exact form of what it may mean, with the document's names. */
export function fieldFault(path: string, input: unknown, known: () => Known): Told | undefined {
  const name = path.split('.').at(-1) ?? '';
  if (input instanceof Written) return exact(`${name}: { type: ${typeOf(input.value)} }`);
  if (isTitleOf(path, input, known().entities))
    return exact(`${path.split('.')[1]}: { title: ${String(input).trim()}, fields: { ${name}: { type: string } } }`);
  if (Array.isArray(input)) return ofList(name, input, known());
  return typeof input === 'string' ? ofWord(name, input, known()) : undefined;
}

/** An example in place of a type. */
const typeOf = (value: number | boolean) =>
  typeof value === 'boolean' ? 'boolean' : Number.isInteger(value) ? 'integer' : 'number';

function ofWord(name: string, input: string, { entities, entityNames }: Known): Told {
  const { word } = unmarked(input);
  const isOf = (words: readonly string[]) => words.includes(word.toLowerCase());
  const entity = entities.called(name) ?? entityNames[0] ?? 'tool';
  if (isOf(openWords.choices)) return exact(`${name}: { enum: [first, second] }`);
  if (isOf(openWords.reference)) return exact(referenceTo(name, entity));
  if (isOf(openWords.list)) return exact(`${name}: { type: array, items: { type: string } }`);
  if (isOf(openWords.address))
    return exact(`${name}: { type: object, properties: { street: { type: string }, city: { type: string } } }`);
  const meant = entities.called(word);
  if (meant !== undefined && typeWords.has(word.toLowerCase())) return exact(referenceTo(name, meant));
  const parts = word.split(/\s*[,|/]\s*/);
  if (parts.length > 1 && parts.every((part) => /^[\p{L}\p{N} _-]+$/u.test(part))) return exact(choiceOf(name, parts));
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return exact(`${name}: { type: string, format: date }`);
  // Several words, the first of them with a capital, are what people read.
  if (/^\p{Lu}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+)+$/u.test(word)) return exact(`${name}: { type: string, title: ${word} }`);
  return { code: 'unknown.type', values: () => meantOf(word, entityNames) };
}

function meantOf(word: string, entityNames: readonly string[]): ProblemValues {
  const { near = suggest(word, typeWords.keys()).near } = suggest(word, [...usual, ...entityNames]);
  const names = several([...usual, ...entityNames].slice(0, 16));
  return { name: shortened(word), ...(near ? { near } : { names }) };
}

function ofList(name: string, input: readonly unknown[], { entityNames }: Known): Told {
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
  const shown = words
    .slice(0, mostShown)
    .map((word) => (/^[\p{L}\p{N} _-]+$/u.test(word) ? word : JSON.stringify(word)));
  return `${name}: { enum: [${shown.join(', ')}${words.length > mostShown ? ', …' : ''}] }`;
}
