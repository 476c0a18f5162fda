import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { chapterSchema } from './json-schema.ts';
import { openWords, typeMarks, typeWords } from './words/type-words.ts';

const entities = ['member', 'Tool', 'tool', 'date', 'select', 'integer'];
const validate = new Ajv2020({ strict: false }).compile(chapterSchema('entities', entities));
const others = entities.map((name) => `${name}: { fields: { n: { type: string } } }`).join('\n');

/** A document is told of so many mistakes at most. */
const atOnce = 40;

/** The fields whose form the reader takes. */
function readOf(all: readonly string[]): string[] {
  if (all.length > atOnce) return [...readOf(all.slice(0, atOnce)), ...readOf(all.slice(atOnce))];
  const fields = all.map((field, index) => `    f${index}: ${field}`).join('\n');
  const { problems } = read(chapter(3, `${others}\nt:\n  fields:\n${fields}`));
  const refused = new Set(problems.flatMap(({ code, path }) => (formCodes.test(code) ? path.split('.')[3] : [])));
  return all.filter((_, index) => !refused.has(`f${index}`));
}

/** What is said of how something is written, and not of what it then says. */
const formCodes = /^fact\.|^unknown\.type$/;

const isValid = (field: string) => validate(parse(`t: { fields: { f: ${field} } }`));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const standard = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'reference'];
const nonsense = ['words', 'Members', 'stringy', 'to', 'any', 'text text', 'string-', '1'];
const written = [...typeWords.keys(), ...Object.values(openWords).flat(), ...standard, ...entities, ...nonsense];
const words = [...new Set(written.flatMap((word, index) => (index % 4 === 0 ? [word, capital(word)] : [word])))];

const quoted = (word: string) => JSON.stringify(word);
const forms: [string, (word: string) => string][] = [
  ['as a type', (word) => `{ type: ${quoted(word)} }`],
  ['as a typ', (word) => `{ typ: ${quoted(word)} }`],
  ['with choices', (word) => `{ type: ${quoted(word)}, options: [a, b] }`],
  ['with a format', (word) => `{ type: ${quoted(word)}, format: email }`],
  ['with items', (word) => `{ type: ${quoted(word)}, items: { type: string } }`],
  ['with an entity', (word) => `{ type: ${quoted(word)}, to: member }`],
  ['alone', quoted],
  ['that is a must', (word) => quoted(`${word}!`)],
  ['in a list', (word) => `[${quoted(word)}]`],
  ['of several', (word) => quoted(`${word}[]`)],
  ['with a mark', (word) => quoted(`${word}, required`)],
  ['behind a mark', (word) => quoted(`Unique ${word}`)],
  ['beside another', (word) => `[${quoted(word)}, blue]`],
  ['beside a type', (word) => `[${quoted(word)}, text]`],
];

describe('the schema takes a word for a type just where the reader does', () => {
  test.each(forms)('%s', (_form, formed) => {
    const all = words.filter((word, index) => index % 4 === 0 || entities.includes(word)).map(formed);
    const taken = readOf(all);
    expect(all.filter(isValid)).toEqual(taken);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThan(all.length);
  });

  test('and marks as often as the reader does', () => {
    const marks = [...typeMarks.keys()];
    const all = marks.flatMap((mark) => [
      quoted(`text ${mark}`),
      quoted(`${mark} text, unique`),
      quoted(`text (${mark})`),
      quoted(`text ${mark}!`),
      quoted(`text, ${mark}, optional`),
      quoted(`text${mark}`),
    ]);
    expect(all.filter(isValid)).toEqual(readOf(all));
  });
});
