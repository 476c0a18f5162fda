import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { heldAgainst } from './held-against.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
job:
  key: number
  fields: { number: { type: string }, cost: { type: number }, limit: { type: number }, paid: { type: number }, note: { type: string }, state: { type: string } }
\`\`\`

## 4. States

\`\`\`yaml
job:
  field: state
  states: [open, done]
  transitions: { pay: { from: open, to: done, asks: [paid], guard: record.limit > 0 && record.number != '' } }
\`\`\`

## 5. Rules

\`\`\`yaml
enough: { entity: job, when: record.state == 'done', assert: record.paid >= record.cost }
noted: { entity: job, assert: record.note != 'x' }
\`\`\`
`);

test('what a guard and the rules about the asked answers name stands beside them, and nothing else', () => {
  const job = compile(specification).entity('job')!;
  const pay = job.lifecycle?.transition('pay');
  expect(pay && heldAgainst(job, pay).map(({ name }) => name)).toEqual(['cost', 'limit']);
});
