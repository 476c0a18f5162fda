import { expect, test } from 'vitest';
import { chapterKeys } from '../chapters/keys.ts';
import { statementOf } from '../stating/index.ts';
import { titleIn } from '../texts/chapter-titles/index.ts';
import type { Language } from '../texts/language.ts';
import { messages } from './documents.ts';
import { read } from './read.ts';

const others = ['de', 'ar', 'ja'] as const;

/** A chapter of a document in a language. */
const chapterIn = (language: Language, number: number, yaml: string) =>
  `## ${titleIn(language, 'screens')}\n\n## ${titleIn(language, chapterKeys[number - 1] ?? 'purpose')}\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;

const english =
  /your role|\btools?\b|\bmember\b|\bfirst\b|\bsecond\b|\bopen\b|\bclosed?\b|\bstreet\b|\bcity\b|\bTool\b/;

test.each([
  [6, 'permissions: [all]'],
  [6, 'permissions: whatever'],
  [3, 'a: { fields: { b: enum } }'],
  [3, 'a: { fields: { b: [{ c: [] }, 1] } }'],
  [3, 'a: { fields: { b: address } }'],
  [3, 'a: { fields: { b: reference } }'],
  [2, 'b: { widgets: { a: b } }'],
  [2, '"?"'],
  [4, 'states: [a, b]'],
  [4, '"?"'],
  [7, 'c: nowhere'],
  [1, '[1]'],
])('%i, %s: what is advised has no English words in a document of another language', (number, yaml) => {
  for (const language of others) {
    const said = messages(chapterIn(language, number, yaml));
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).not.toMatch(english);
  }
});

test('nor has what states an answer', () => {
  for (const language of others) {
    const text = chapterKeys.map((key, index) => `## ${index + 1}. ${titleIn(language, key)}\n`).join('\n');
    const { gaps, specification } = read(text);
    for (const gap of gaps) expect(statementOf(gap, specification, text)?.lines).not.toMatch(english);
    expect(gaps.length).toBeGreaterThan(8);
  }
});
