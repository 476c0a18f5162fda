import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { problemText } from '../texts/problems/index.ts';
import { extremes } from './extremes.ts';
import { read } from './read.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const documents = ['PRODUCT.md', 'examples/repair-desk.md', 'examples/undisclosed-product.md'].map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

/** Bits that mean something to Markdown, YAML, JavaScript or the vocabulary. */
const bits = [
  ...[
    '```',
    '```yaml\n',
    '\n## ',
    '\n## 6. x\n',
    '\n',
    '\r',
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
  ],
  ...[
    '  ',
    '\t',
    'none',
    'not shown',
    '=',
    '__proto__',
    'toString',
    'constructor',
    '{ toString: x }',
    '<<: ',
    '? ',
    '~',
    'null',
  ],
  ...[
    '🙂',
    '\ud800',
    '\u202e',
    '0x',
    '-',
    '.',
    '1e999',
    '1.10',
    '!!js',
    '%',
    '@',
    '`',
    '<!--',
    '-->',
    '---\n',
    'all',
    'deny',
  ],
];

const mutation = fc.record({
  at: fc.nat(12_000),
  drop: fc.nat(60),
  put: fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 12 })),
});

/** What holds for a reading of anything at all. */
function expectSound(text: string) {
  const { specification, problems, gaps } = read(text);
  const lines = text.split(/\r\n?|\n/).length;
  expect(specification.chapters).toHaveLength(9);
  expect(problems.length).toBeLessThanOrEqual(201);
  for (const { line, column } of [...problems, ...gaps]) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThanOrEqual(1);
  }
  for (const problem of problems) {
    // The net below the reader is never needed.
    expect(problem.code).not.toBe('document.failed');
    expect(problemText(problem)).not.toMatch(/^$|undefined|\[object/);
    if (problem.severity === 'error' && problem.path) expect(specification.unusable).toContain(problem.path);
  }
  JSON.stringify(specification);
}

test('whatever is done to a document, reading it ends, throws nothing, and names a line of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.array(mutation, { minLength: 1, maxLength: 12 }),
      (document, mutations) => {
        let text = document;
        for (const { at, drop, put } of mutations) {
          const start = at % document.length;
          text = text.slice(0, start) + put + text.slice(start + drop);
        }
        expectSound(text);
      },
    ),
    { numRuns: 400, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);

test('any text at all is read', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 60 }), (parts) => {
      expectSound(parts.join(''));
    }),
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);

test.each(Object.entries(extremes))('%s: read in under two seconds', (_what, make) => {
  const text = make();
  const effort = countEffort();
  const { problems } = read(text);
  expect(effort()).toBeLessThan(2_000);
  expect(problems.map(({ code }) => code)).not.toContain('document.failed');
});
