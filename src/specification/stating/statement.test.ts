import { expect, test } from 'vitest';
import type { Gap } from '../gap.ts';
import { read } from '../reading/read.ts';
import { judgeOf, statementOf, withStatement } from './index.ts';

test('where a chapter says nothing but that it is not shown, the block stands in its place', () => {
  const text = '# Shop\r\n\r\n## 3. Entities\r\n\r\nnot shown\r\n\r\n## 9. Constants\r\n\r\nNot shown, says Ada.\r\n';
  const { gaps, specification } = read(text);
  const of = (chapter: string) => {
    const gap = gaps.find(({ kind }) => kind === `chapter.${chapter}`);
    return gap && statementOf(gap, specification, text);
  };
  const [entities, constants] = [of('entities'), of('constants')];
  expect(entities).toMatchObject({ does: 'replace', line: 5 });
  expect(constants).toMatchObject({ does: 'add' });
  const after = entities && withStatement(text, entities);
  expect(after).not.toContain('not shown');
  expect(after).toMatch(/^# Shop\r\n\r\n## 3\. Entities\r\n\r\n```yaml\r\n[^`]+\r\n```\r\n\r\n## 9/);
});

test('an answer is judged before it is written: what it answers, what is wrong of it, and what is wrong elsewhere for it', () => {
  const text = '# Shop\n\n## 2. Screens\n\n```yaml\nall: { kind: list, entity: tool, path: / }\n```\n';
  const { gaps } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'chapter.entities') as Gap;
  const entities = (yaml: string) => judgeOf(gap, text)(`${text}\n## 3. Entities\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`);
  expect(entities('tool: { fields: { name: string } }')).toEqual({ isAnswered: true, isUsable: true, problems: [] });
  expect(entities('loan: { fields: { due: date } }')).toMatchObject({
    isUsable: true,
    problems: [{ path: 'screens.all.entity' }],
  });
  expect(entities('tool: { fields: { name: { type: nix } } }')).toMatchObject({ isUsable: false });
  expect(judgeOf(gap, text)(`${text}\nTools.\n`)).toEqual({ isAnswered: false, isUsable: true, problems: [] });
});

test('beside rights that cannot be read nothing is to be written: it would not count', () => {
  const rights = (lines: string) =>
    `## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { title: { type: string } } }\n\`\`\`\n\n## 6. Roles\n\n\`\`\`yaml\n${lines}\n\`\`\`\n`;
  const offered = (text: string) => {
    const { gaps, specification } = read(text);
    const own = gaps.filter(({ chapter }) => chapter === 'access');
    expect(own.length).toBeGreaterThan(0);
    return own.some((gap) => statementOf(gap, specification, text));
  };
  expect(offered(rights('host: can do everything\nmember: [read]'))).toBe(false);
  expect(offered(rights('roles: { host: {}, member: {} }'))).toBe(true);
});
