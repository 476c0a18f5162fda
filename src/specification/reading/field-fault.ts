import { Written } from '../chapters/facts.ts';
import { suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { openWords, typeWords } from '../vocabulary/words/type-words.ts';
import { entityCalled, unmarked } from './natural/short-field.ts';
import { shortened } from './shortened.ts';

interface Told {
  code: ProblemCode;
  values: ProblemValues;
}

/** What there is to choose from where nothing is near. */
const usual = ['string', 'integer', 'number', 'boolean', 'date', 'date-time', 'email', 'money', 'image', 'file'];

/** Longer lists are no example. */
const mostShown = 6;

/** What is said of a word or a list that is no field: the exact form of what it may mean, with the document's names. */
export function fieldFault(name: string, input: unknown, entityNames: readonly string[]): Told | undefined {
  if (Array.isArray(input)) return ofList(name, input, entityNames);
  return typeof input === 'string' ? ofWord(name, input, entityNames) : undefined;
}

function ofWord(name: string, input: string, entityNames: readonly string[]): Told {
  const entities = new Set(entityNames);
  const { word } = unmarked(input);
  const isOf = (words: readonly string[]) => words.includes(word.toLowerCase());
  const entity = entityCalled(name, entities) ?? entityNames[0] ?? 'tool';
  if (isOf(openWords.choices)) return exact(`${name}: { enum: [first, second] }`);
  if (isOf(openWords.reference)) return exact(referenceTo(name, entity));
  if (isOf(openWords.list)) return exact(`${name}: { type: array, items: { type: string } }`);
  if (isOf(openWords.address))
    return exact(`${name}: { type: object, properties: { street: { type: string }, city: { type: string } } }`);
  const meant = entityCalled(word, entities);
  if (meant !== undefined && typeWords.has(word.toLowerCase())) return exact(referenceTo(name, meant));
  const parts = word.split(/\s*[,|/]\s*/);
  if (parts.length > 1 && parts.every((part) => /^[\p{L}\p{N} _-]+$/u.test(part))) return exact(choiceOf(name, parts));
  const { near = suggest(word, typeWords.keys()).near } = suggest(word, [...usual, ...entityNames]);
  const names = several([...usual, ...entityNames].slice(0, 16));
  return { code: 'unknown.type', values: { name: shortened(word), ...(near ? { near } : { names }) } };
}

function ofList(name: string, input: readonly unknown[], entityNames: readonly string[]): Told {
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
