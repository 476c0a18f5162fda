import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { problemText, problemWordsFor } from './index.ts';

const { problems } = read(
  '## 2. x\n\n```yaml\na: { kind: lst, entity: c }\n```\n## 3. x\n\n```yaml\na: { fields: { n: { type: string, minimum: 3 } } }\nb: {}\n```\n',
);

test.each([
  ['en', ["there is 'a' and 'b'", 'integer and number', 'list, detail, create, edit, dashboard or text']],
  ['de', ['es gibt „a“ und „b“', 'integer und number', 'list, detail, create, edit, dashboard oder text']],
  ['ar', ['«\u2068a\u2069» و«\u2068b\u2069»', '«\u2068integer\u2069» أو «\u2068number\u2069»']],
  ['ja', ['「a」、「b」', '「integer」、「number」']],
])('names are joined as the language does: %s', async (language, lists) => {
  const words = await problemWordsFor(language);
  const said = problems.map((problem) => problemText(problem, words)).join('\n');
  for (const list of lists) expect(said).toContain(list);
});
