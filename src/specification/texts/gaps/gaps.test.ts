import { expect, test } from 'vitest';
import * as z from 'zod';
import { chapters } from '../../chapters/index.ts';
import { read } from '../../reading/index.ts';
import { gapText, gapWordsFor } from './index.ts';
import { terms } from './terms.en.ts';

const block = (number: number, yaml: string) => `## ${number}. x\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const { gaps } = read(
  block(
    3,
    't: { title: Ticket, fields: { a: { title: Note, maxLength: not shown, enum: [x, y], unit: not shown } } }',
  ) +
    block(
      6,
      'roles: { r: {} }\npermissions:\n  - { roles: r, can: [list, update], on: t }\n  - { roles: r, can: all }',
    ),
);

test.each([
  [
    'en',
    ['Ticket · Note · greatest length', 'Ticket · Note · unit', 'Ticket · read, create and delete', 'r · all · …'],
  ],
  [
    'de',
    ['Ticket · Note · größte Länge', 'Ticket · Note · Einheit', 'Ticket · lesen, anlegen und löschen', 'r · alle · …'],
  ],
  ['ar', ['Ticket · Note · أكبر طول', 'Ticket · Note · الوحدة', 'Ticket · قراءة وإنشاء وحذف', 'r · الكل · …']],
  ['ja', ['Ticket · Note · 最大文字数', 'Ticket · Note · 単位', 'Ticket · 閲覧、作成、削除', 'r · すべて · …']],
])('what a gap is about is said in the language: %s', async (language, subjects) => {
  const words = await gapWordsFor(language);
  const questions = gaps.map((gap) => gapText(gap, words).question);
  for (const subject of subjects)
    expect(
      questions.filter((question) => question.includes(subject)),
      subject,
    ).toHaveLength(1);
});

test('what has a question of its own does not name its key beside it', async () => {
  const { gaps } = read(block(3, 't: { fields: { a: { required: not shown, maximum: not shown } } }'));
  const words = await gapWordsFor('en');
  const questions = gaps.map((gap) => gapText(gap, words).question);
  expect(questions).toContain('Must T · A be answered?');
  expect(questions).toContain('What limit is meant here: T · A · greatest value?');
});

test('every key of the vocabulary has its word', () => {
  const keysIn = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, inner]) => [
      ...(key === 'properties' && !('anyOf' in inner) ? Object.keys(inner) : []),
      ...(typeof inner === 'object' && inner !== null ? keysIn(inner) : []),
    ]);
  const keys = Object.values(chapters).flatMap(({ vocabulary }) => keysIn(z.toJSONSchema(vocabulary, { io: 'input' })));
  expect([...new Set(keys)].filter((key) => !Object.hasOwn(terms, key))).toEqual([]);
});
