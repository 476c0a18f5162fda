import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { edgeBetween } from './edge.ts';

test('numbers so far out that no step lies between them have no edge, and are not looked for without end', () => {
  const text = '## 3. Entities\n\n```yaml\nsky: { fields: { far: { type: number } } }\n```\n';
  const sky = compile(read(text).specification).entity('sky');
  const between = (kept: number, broken: number) =>
    sky && edgeBetween(sky, { far: kept }, { far: broken }, ({ far }) => Number(far) <= 2e15);
  expect(between(1e15, 3e15)).toBeUndefined();
  expect(between(-1e17, 2.5e15)).toBeUndefined();
});
