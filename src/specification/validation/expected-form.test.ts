import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { issueText, issueWordsFor } from '../texts/issues/index.ts';
import { ready, validate } from './index.ts';

beforeAll(ready);

test.each([
  [`pattern: "^[0-9]{5}$"`, 'This does not have the expected form, such as 12345.'],
  [
    `pattern: "^[A-Z]{2}-[0-9]{4}$", examples: [wrong, FD-7104], description: On the plate.`,
    'This does not have the expected form, such as FD-7104.',
  ],
  [
    `pattern: "^[0-9]{5}$", description: Five digits.`,
    'This does not have the expected form, such as 12345. Five digits.',
  ],
  [`pattern: "^[0-9]{50,}$"`, 'This does not have the expected form.'],
])('what is wrong with a text of %s is said without its pattern', async (facts, said) => {
  const text = `## 3. Entities\n\`\`\`yaml\nthing: { fields: { it: { type: string, ${facts} } } }\n\`\`\`\n`;
  const thing = compile(read(text).specification).entity('thing')!;
  const [issue] = validate(thing, { it: '?' }, {});
  const all = await Promise.all(['en', 'de', 'ar', 'ja'].map(issueWordsFor));
  expect(issue && issueText(issue, all[0]!)).toBe(said);
  for (const words of all) expect(issue && issueText(issue, words)).not.toMatch(/[[\]^$]/);
});
