import { expect, test } from 'vitest';
import { compile, type Field } from '#specification';
import { read } from '#specification/reading';
import { unitBehind } from './unit.ts';

const { entities } = compile(
  read(`## 3. Entities and fields

\`\`\`yaml
job: { fields: { effort: { type: number, unit: hours }, pause: { type: number, unit: Stunden }, weight: { type: number, unit: kg } } }
\`\`\`
`).specification,
);
const field = (name: string): Field => entities[0]!.field(name)!;

test.each([
  ['effort', 1, 'en', 'hour'],
  ['effort', -1, 'en', 'hour'],
  ['effort', 1.5, 'en', 'hours'],
  ['effort', 0, 'en', 'hours'],
  ['effort', 1, 'de', 'hour'],
  ['pause', 1, 'de', 'Stunde'],
  ['pause', 2, 'de', 'Stunden'],
  ['weight', 1, 'en', 'kg'],
])('%s of %s in %s is followed by %s', (name, value, locale, unit) => {
  expect(unitBehind(field(name), value, locale)).toBe(unit);
});
