import { expect, test } from 'vitest';
import { loadLanguage } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { bulkActionsOf } from './bulk.ts';
import { bulkQuestionOf } from './bulk-words.ts';

const text = `## 1. Purpose

\`\`\`yaml
locales: [en]
\`\`\`

## 2. Screens

\`\`\`yaml
books: { kind: list, entity: book, bulk: [takeBack, delete] }
\`\`\`

## 3. Entities

\`\`\`yaml
book: { fields: { name: { type: string }, state: { type: string } } }
\`\`\`

## 4. Lifecycles

\`\`\`yaml
book: { field: state, initial: lent, states: [lent, here], transitions: { takeBack: lent -> here } }
\`\`\`
`;

test.each([
  ['takeBack', 'Take back', 'Momo', 1, 'Take back Momo'],
  ['takeBack', 'Take back', '2 books', 2, 'Take back 2 books?'],
  ['delete', 'Delete', 'Momo', 1, 'Delete Momo?'],
  ['delete', 'Delete', '2 books', 2, 'Delete 2 books?'],
])('%s: the question for %4$i is the sentence of its page', async (does, label, things, count, question) => {
  const screen = compile(read(text).specification).screens[0];
  const action = screen && bulkActionsOf(screen, {}).find((one) => one.does === does);
  if (!screen?.entity || !action) throw new Error('no such action');
  const { messages } = await loadLanguage('en');
  expect(bulkQuestionOf({ action, entity: screen.entity, label, things, count }, messages)).toBe(question);
});
