import { expect, test } from 'vitest';
import { loadLanguage } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { deniedWords } from './denied-words.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
job: { fields: { technician: { type: string, title: Technician } } }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { technician: {}, clerk: {} }
permissions: [{ roles: [technician], can: [update], on: [job], when: record.technician == subject.id }]
\`\`\`
`);

test.each([
  ['technician', 'Not possible for this record right now. Only open to the record’s Technician, and that is not you.'],
  ['clerk', 'Only open to Technician.'],
])('who may do it to other records, as %s, is told what it rests on', async (role, words) => {
  const product = compile(specification);
  const job = product.entity('job')!;
  const around = { subject: { id: 'ada', roles: [role] } };
  const decision = product.access.decide('update', job, around, { technician: 'bea' });
  expect(deniedWords(decision, 'update', job, around, (await loadLanguage('en')).messages)).toBe(words);
});
