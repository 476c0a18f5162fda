import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chapterKeys } from '../chapters/keys.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { thingsIn } from './addition.ts';
import { additionTo, judgeOf, withStatement } from './index.ts';

const examples = ['repair-desk', 'berghuette'].map((name) => {
  const path = join(import.meta.dirname, `../../../examples/${name}.md`);
  return [name, readFileSync(path, 'utf8')] as const;
});

const listing = ['screens', 'entities', 'lifecycles', 'rules', 'access', 'calls', 'errors', 'constants'] as const;

test.each(examples)(
  '%s: one thing more is added to each chapter that lists things, twice, and nothing is wrong then',
  (_, text) => {
    const { problems } = read(text);
    for (const key of listing) {
      let document = text;
      for (const more of [1, 2]) {
        const addition = additionTo(key, read(document).specification, document);
        expect(addition, key).toBeDefined();
        const after = addition ? withStatement(document, addition) : document;
        expect(judgeOf(key, document)(after), key).toEqual({ isAnswered: true, isUsable: true, problems: [] });
        document = after;
        const { specification, problems: then } = read(document);
        expect(thingsIn(specification, key), key).toBe(thingsIn(read(text).specification, key) + more);
        expect(then).toHaveLength(problems.length);
      }
    }
  },
);

test('a chapter that lists nothing gets nothing; a block that cannot be read stays as it is beside another', () => {
  const [, text] = examples[0] ?? ['', ''];
  const { specification } = read(text);
  for (const key of chapterKeys.filter((one) => !listing.some((other) => other === one)))
    expect(additionTo(key, specification, text)).toBeUndefined();
  const torn = chapter(3, 'tool: [');
  expect(additionTo('entities', read(torn).specification, torn)?.lines).toContain('```yaml\nmember:');
});
