import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaps } from './gaps.ts';
import { read } from './read.ts';

const repairDesk = readFileSync(join(import.meta.dirname, '..', '..', 'examples', 'repair-desk.md'), 'utf8');

/** Bits that mean something to Markdown, YAML or the vocabulary. */
const bits = [
  '```',
  '```yaml\n',
  '\n## ',
  '\n',
  ':',
  '- ',
  '{',
  '}',
  '[',
  ']',
  '&a',
  '*a',
  '"',
  "'",
  '|',
  '>',
  '#',
  '  ',
  '\t',
  'none',
  'not shown',
  '=',
  '__proto__',
  '🙂',
  '\u202e',
  '0x',
  '-',
  '1e999',
  '!!js',
];

const mutation = fc.record({
  at: fc.nat(repairDesk.length),
  drop: fc.nat(60),
  put: fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 12 })),
});

test('whatever is done to a document, reading it ends, throws nothing, and names a line of it', () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 12 }), (mutations) => {
      let text = repairDesk;
      for (const { at, drop, put } of mutations) text = text.slice(0, at) + put + text.slice(at + drop);
      const lines = text.split('\n').length;
      const { specification, problems } = read(text);
      expect(specification.chapters).toHaveLength(9);
      for (const { line, column, message } of [
        ...problems,
        ...gaps(specification).map((gap) => ({ ...gap, message: gap.kind })),
      ]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).not.toBe('');
      }
    }),
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);

test('any text at all is read', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 60 }), (parts) => {
      expect(read(parts.join('')).specification.chapters).toHaveLength(9);
    }),
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);
