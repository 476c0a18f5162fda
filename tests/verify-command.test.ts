import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '#tooling/run';
import { en } from '#verification';
import { junitReport } from '../tooling/verify/junit.ts';
import type { Summary } from '../tooling/verify/summary.ts';
import { terminalReport } from '../tooling/verify/terminal.ts';
import { documentOf } from './verification/document-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const document = join(folder, 'notes.md');
writeFileSync(document, documentOf({ 3: 'note: { fields: { text: { type: string, maxLength: 5 } } }' }));
writeFileSync(join(folder, 'wrong.md'), documentOf({ 3: 'note: { fields: { text: { type: strin } } }' }));

const run = (...args: string[]) => {
  const options = { cwd: root, encoding: 'utf8', timeout: 180_000 } as const;
  const { status, stdout, stderr } = spawnSync('node', ['tooling/tasks/verify.ts', ...args], options);
  return { status, said: stdout + stderr };
};

test.each([
  [['nothing.md'], 2, /nothing\.md is not there: .+\.\n$/],
  [[join(folder, 'wrong.md')], 2, /wrong\.md cannot be used as it stands:\n {2}wrong\.md:4:\d+ entities\.note/],
  [[document, '--address', 'here'], 2, /^--address takes an address such as .+, not 'here'\.\n$/],
  [[document, 'PRODUCT.md'], 2, /^One document is verified at a time; these are 2\.\n$/],
  [['--adress', 'x'], 2, /--adress/],
  [['--help'], 0, /npm run verify/],
  [[document, '--address', 'http://127.0.0.1:9'], 3, /^Nothing answers at http:\/\/127\.0\.0\.1:9: .+\.\n$/],
])(
  '%j ends with %i and says so in a sentence',
  (args, code, sentence) => {
    const { status, said } = run(...args);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n\s+at /);
    expect(status).toBe(code);
  },
  180_000,
);

test('a document that holds is proven, with a page that opens offline and a report for CI', () => {
  const report = join(folder, 'report');
  const { status, said } = run(document, '--report', report);
  expect(said).toMatch(/100% of what notes\.md states is proven/);
  expect(status).toBe(0);
  const page = readFileSync(join(report, 'index.html'), 'utf8');
  expect(page).toContain('at most 5 characters. What does not is refused');
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).not.toMatch(/(src|href)="https?:/);
  expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toMatch(/<testsuite name="3 .+" tests="\d+" failures="0"/);
}, 180_000);

test('what is contradicted is named with its line, and no text breaks the XML', () => {
  const fact = {
    path: 'a.b',
    line: 7,
    claim: 'a < "b"',
    verdict: 'contradicted',
    because: 'x & \u0007',
    calls: [],
    seconds: 0,
  } as const;
  const counts = { proven: 0, contradicted: 1, untried: 0, open: 0 };
  const chapters = [{ number: 3, title: 'Things', counts, facts: [fact] }];
  const around = { title: 'T', file: 'T.md', against: 'x', at: '', seconds: 1, language: 'en' } as const;
  const summary: Summary = { ...around, counts, chapters };
  expect(terminalReport(summary, en.report)).toContain('✗ T.md:7 a < "b"');
  expect(junitReport(summary)).toContain('name="a &lt; &quot;b&quot;"');
  expect(junitReport(summary)).toContain('<failure message="x &amp; \ufffd">');
});
