import { expect, test } from 'vitest';
import { loadLanguage } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { guardSentence } from './guard-sentence.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
trip: { fields: { km: { type: number }, cost: { type: number } } }
\`\`\`

## 5. Rules

\`\`\`yaml
rate: { entity: trip, assert: record.cost <= record.km * constants.rate }
share: { entity: trip, assert: record.cost <= record.km * constants.share }
part: { entity: trip, assert: record.cost <= record.km * constants.part }
\`\`\`

## 9. Constants

\`\`\`yaml
rate: { value: 0.3, unit: EUR }
share: 0.3
part: { value: 30, unit: '%' }
\`\`\`
`);

test.each([
  ['rate', /Km × 0\.3 EUR/],
  ['share', /30% of Km/],
  ['part', /Km × 30 %/],
])('what is worked out with %s is said as %s', async (constant, said) => {
  const { entity, assert } = compile(specification).rules.find(({ name }) => name === constant) ?? {};
  const { permission } = (await loadLanguage('en')).messages;
  if (!entity || !assert?.node) throw new Error('no rule');
  const judged = { entity, values: { km: 10, cost: 400 }, around: {}, locale: 'en', words: permission.must };
  expect(guardSentence(assert.node, judged)).toMatch(said);
});
