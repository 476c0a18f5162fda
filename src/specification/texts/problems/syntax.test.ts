import { expect, test } from 'vitest';
import { chapter } from '../../reading/documents.ts';
import { read } from '../../reading/index.ts';
import { problemText, problemWordsFor } from './index.ts';

const wrong = ['a = 1', 'a and b', 'a ==', 'a)', '“a”', 'a b', 'if', '0x', 'a.exists(1, b)'];
const rules = wrong.map((source, index) => `r${index}: { entity: a, assert: '${source}' }`).join('\n');
const { problems } = read(`${chapter(3, 'a: {}')}${chapter(5, rules)}`);

test.each([
  ['en', "the expression cannot be read at character 3, '=': values are compared with `==`"],
  ['de', 'Der Ausdruck ist ab Zeichen 3 („=“) nicht lesbar: verglichen wird mit `==`'],
  ['ar', 'تتعذر قراءة التعبير عند الحرف 3 (\u2066=\u2069): تُقارن القيم بـ \u2066`==`\u2069'],
  ['ja', '式を 3 文字目「=」から読み取れません。比較には `==` を使います。'],
])('how an expression is written wrongly is said in the language: %s', async (language, first) => {
  const words = await problemWordsFor(language);
  const said = problems.map((problem) => problemText(problem, words));
  expect(said[0]).toBe(first);
  expect(new Set(said).size).toBe(wrong.length);
  expect(said.join('\n')).not.toMatch(/Unexpected|Expected|Invalid|undefined/);
});
