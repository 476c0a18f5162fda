import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { firstStepTo } from './way-to.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
book: { fields: { name: { type: string } } }
\`\`\`

## 4. Lifecycles

\`\`\`yaml
book:
  initial: shelf
  states: [shelf, reserved, lent, lost]
  transitions: { reserve: shelf -> reserved, lend: reserved -> lent, fetch: shelf -> shelf, back: lent -> shelf, lose: lent -> lost }
\`\`\`
`);
const lifecycle = compile(specification).entity('book')?.lifecycle;

test.each([
  ['shelf', 'lost', 'reserve'],
  ['lent', 'reserved', 'back'],
  ['reserved', 'lent', 'lend'],
  ['lost', 'shelf', undefined],
])('from %s to %s the first step is %s, however often one can go in a circle', (from, to, step) => {
  expect(lifecycle && firstStepTo(lifecycle, from, to)?.name).toBe(step);
});
