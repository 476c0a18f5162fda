import { describe, expect, test } from 'vitest';
import { chapterKeys } from '../chapters/keys.ts';
import { chapter, found, messages } from './documents.ts';
import { read } from './read.ts';

/** The chapters that a document opens, with their titles. */
function chaptersOf(text: string): Record<string, string> {
  const { chapters } = read(text).specification;
  return Object.fromEntries(
    chapters.flatMap(({ key, title, line }) => (line === undefined ? [] : [[key, title ?? '']])),
  );
}

const under = (...headings: string[]) => headings.map((heading) => `${heading}\n\nWords.\n\n`).join('');

describe('chapters are found', () => {
  test.each<[heading: string, key: string, title: string]>([
    ['## 3. Entities', 'entities', 'Entities'],
    ['## 3) Entities', 'entities', 'Entities'],
    ['## 3: Entities', 'entities', 'Entities'],
    ['## 3 Entities', 'entities', 'Entities'],
    ['## 3.Entities', 'entities', 'Entities'],
    ['# 3. Entities', 'entities', 'Entities'],
    ['#### 3. Entities', 'entities', 'Entities'],
    ['## 3. Entitäten und Felder', 'entities', 'Entitäten und Felder'],
    ['## ٣. الكيانات', 'entities', 'الكيانات'],
    ['## ۳. موجودیت‌ها', 'entities', 'موجودیت‌ها'],
    ['## ３．項目', 'entities', '項目'],
    ['## ३. संस्थाएँ', 'entities', 'संस्थाएँ'],
    ['## 8) Fehler', 'errors', 'Fehler'],
  ])('by number: %s', (heading, key, title) => {
    expect(chaptersOf(`${heading}\n\nWords.\n`)).toEqual({ [key]: title });
  });

  test.each([
    '## 10 Appendix: routes',
    '## 1.1 Scope',
    '## 0. Before',
    '## 12. Else',
    '## 3D',
    '## 2024 plans',
    '## 2-factor',
  ])('but not by another number: %s', (heading) => {
    expect(chaptersOf(under('## 1. Purpose', heading))).toEqual({ purpose: 'Purpose' });
  });

  test.each<[heading: string, key: string]>([
    ['Overview', 'purpose'],
    ['Audience', 'purpose'],
    ['Pages', 'screens'],
    ['Routes and views', 'screens'],
    ['Data model', 'entities'],
    ['The fields', 'entities'],
    ['Workflow', 'lifecycles'],
    ['States & transitions', 'lifecycles'],
    ['Validation', 'rules'],
    ['Business rules', 'rules'],
    ['Roles and permissions', 'access'],
    ['Access rules', 'access'],
    ['API', 'calls'],
    ['Endpoints', 'calls'],
    ['Error catalogue', 'errors'],
    ['Validation errors', 'errors'],
    ['Settings', 'constants'],
    ['Limits', 'constants'],
  ])('by words where there are no numbers: %s', (heading, key) => {
    expect(chaptersOf(under('# Product', `## ${heading}`))).toEqual({ [key]: heading });
  });

  test.each(['Real estate', 'Statement', 'Terror', 'Capital', 'Reviewers', 'Paged', 'Recall'])(
    'but not by letters inside words: %s',
    (heading) => {
      expect(chaptersOf(under(`## ${heading}`))).toEqual({});
    },
  );

  test('by number only, where there is any', () => {
    expect(chaptersOf(under('## 1. Why', '## Errors', '## 9. How many'))).toEqual({
      purpose: 'Why',
      constants: 'How many',
    });
  });

  test('by words, where the one number is an accident', () => {
    expect(chaptersOf(under('# 3 ways to mend a tap', '## Overview', '## Pages'))).toEqual({
      purpose: 'Overview',
      screens: 'Pages',
    });
  });

  test('at one depth: numbered headings inside of a chapter are its words', () => {
    const text = under(
      '## 1. Purpose',
      '### 2. Second thoughts',
      '### 3. Third',
      '## 2. Screens',
      '## 4. States',
      '## 5. Rules',
    );
    expect(chaptersOf(text)).toEqual({ purpose: 'Purpose', screens: 'Screens', lifecycles: 'States', rules: 'Rules' });
    expect(JSON.stringify(read(text).specification.chapters[0]?.prose)).toContain('Second thoughts');
  });

  test('as the highest headings of a document', () => {
    const text = under('# The product', ...chapterKeys.map((_, index) => `# ${index + 1}. Part`));
    expect(Object.keys(chaptersOf(text))).toEqual([...chapterKeys]);
    expect(read(text).specification.heading).toBe('The product');
    expect(read(under('# 1. Purpose')).specification.heading).toBe('');
  });

  test('again: the first name stays, the words go on', () => {
    const text = `${chapter(9, 'a: 1')}\n## 9. More\n\n\`\`\`yaml\nb: 2\n\`\`\`\n`;
    const { specification } = read(text);
    expect(specification.chapters[8]).toMatchObject({ title: 'Chapter', line: 1 });
    expect(Object.keys(specification.constants)).toEqual(['a', 'b']);
  });
});

describe('what is no chapter', () => {
  const text = `${chapter(1, 'title: Desk')}\n## Appendix: routes\n\nTells more.\n\n### 1. Deeper\n\n## 9. Limits\n\nFew.\n`;

  test('ends the chapter and is kept as an appendix', () => {
    const { chapters, appendix } = read(text).specification;
    expect(JSON.stringify(appendix)).toMatch(/Appendix: routes.*Tells more.*Deeper/);
    expect(chapters.map(({ title }) => title)).toEqual(['Chapter', ...Array(7).fill(undefined), 'Limits']);
    expect(JSON.stringify(chapters)).not.toContain('Tells more');
  });

  test('has blocks that are named and kept, not read', () => {
    expect(found(`## 1. Purpose\n\n## Notes\n\n\`\`\`yaml\na: 1\n\`\`\`\n`)).toEqual(['block.betweenChapters']);
    expect(messages('```yaml\na: 1\n```\n\n## 1. Purpose\n')).toEqual([
      expect.stringMatching(/^P\.md:2:1 this block stands before/),
    ]);
    expect(read('```yaml\na: 1\n```\n').specification.preface).toEqual([
      { type: 'code', value: 'a: 1', language: 'yaml' },
    ]);
  });
});

describe('blocks of another kind', () => {
  test.each([
    ['```yaml\nopenapi: 3.1.0\ninfo: { title: x }\n```', 'block.openapi'],
    ['```yaml\ninfo: x\nswagger: "2.0"\n```', 'block.openapi'],
    ['```json\n{ "openapi": "3.0.3" }\n```', 'block.openapi'],
    ['```yaml\n{ "openapi": "3.0.3" }\n```', 'block.openapi'],
    ['```yaml\nasyncapi: 2.6.0\n```', 'block.asyncapi'],
    [
      '```json\n{\n  "title": "x",\n  "$schema": "https://json-schema.org/draft/2020-12/schema"\n}\n```',
      'block.jsonSchema',
    ],
    ['```json\n{ "id": 1 }\n```', 'block.json'],
  ])('%s', (block, code) => {
    for (const before of ['', '## 7. Calls\n\n']) {
      const { specification, problems } = read(`${before}${block}\n`);
      expect(problems).toMatchObject([{ code, severity: 'warning', line: before ? 4 : 2 }]);
      expect(specification.calls).toEqual({});
      expect(JSON.stringify(before ? specification.chapters[6]?.prose : specification.preface)).toContain('"code"');
    }
  });

  test('a constant that is called so is one', () => {
    expect(read(chapter(9, 'openapi: { value: 3 }')).problems).toEqual([]);
  });

  test('another language is nobody’s business; yaml far inside a list is', () => {
    expect(found('```js\na()\n```\n\n## 1. Purpose\n\n```\nnothing\n```\n')).toEqual([]);
    expect(found('## 1. Purpose\n\n1.  so:\n\n    ```yaml\n    title: x\n    ```\n')).toEqual(['block.inList purpose']);
  });
});
