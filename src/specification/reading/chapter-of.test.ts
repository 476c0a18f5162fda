import { expect, test } from 'vitest';
import { coverageOf } from '../survey/index.ts';
import { read } from './read.ts';

const purposeIn = (text: string) => read(text).specification.chapters[0];

test('where there is no first chapter, what introduces the document says what it is for', () => {
  const introduced = '# Tool library\n\nNeighbours lend each other their tools.\n\n## 2. Screens\n\nnot shown\n';
  const reading = read(introduced);
  expect(purposeIn(introduced)).toMatchObject({ state: 'described', prose: reading.specification.preface });
  expect(reading.gaps.find(({ kind }) => kind === 'chapter.purpose')?.isDescribed).toBe(true);
});

test.each([
  ['a first chapter that says otherwise', '# Tool library\n\nWords.\n\n## 1. Purpose\n\nnot shown\n'],
  ['nothing', '# Tool library\n\n## 2. Screens\n\nWords.\n'],
  ['no words', '# Tool library\n\n```yaml\na: 1\n```\n\n## 2. Screens\n\nWords.\n'],
])('with %s it is not shown', (_, text) => {
  expect(purposeIn(text)?.state).toBe('notShown');
});

test('the words of a chapter count on when its first fact is stated', () => {
  const words = '## 2. Screens\n\nThere is a list of all tools, and a page for each.\n';
  const stated = `${words}\n\`\`\`yaml\ntools: { kind: list }\n\`\`\`\n`;
  const [before, after] = [words, stated].map((text) => coverageOf(read(text).specification, 'screens'));
  expect(before).toMatchObject({ stated: 0, described: 1, notShown: 0 });
  expect(after?.stated).toBeGreaterThan(0);
  expect(after?.described).toBeGreaterThan(0);
  expect(after?.notShown).toBeCloseTo(0);
});
