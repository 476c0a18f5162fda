import { expect, test } from 'vitest';
import { positionAt } from '#specification';
import { read } from '#specification/reading';
import { factsByLine } from './facts-by-line.ts';

test('a line leads to the outermost fact that begins in it', () => {
  const { positions } = read(
    '## 9. Constants\n\n```yaml\nseats: { value: 4, unit: people }\nboats:\n  value: 2\n```\n',
  ).specification;
  const found = factsByLine(positions);
  expect(found.get(4)).toBe('constants.seats');
  expect(found.get(6)).toBe('constants.boats.value');
  for (const [line, path] of found) expect(positionAt(positions, path).line).toBe(line);
});
