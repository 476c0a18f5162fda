import { expect, test } from 'vitest';
import { sayProgress } from './progress.ts';

test('a long run says how far it is and how long it will take, a quick one nothing', () => {
  const said: string[] = [];
  let time = 0;
  const tell = sayProgress(
    (line) => said.push(line),
    () => time,
  );
  tell({ does: 'taking', done: 1, of: 100, pictures: 3 });
  time = 19_000;
  tell({ does: 'taking', done: 20, of: 100, pictures: 60 });
  expect(said).toEqual([]);
  time = 30_000;
  tell({ does: 'taking', done: 31, of: 100, pictures: 90 });
  time = 40_000;
  tell({ does: 'taking', done: 90, of: 100, pictures: 300 });
  time = 60_000;
  tell({ does: 'looking', done: 1, of: 5, pictures: 300 });
  time = 90_000;
  tell({ does: 'looking', done: 5, of: 5, pictures: 300 });
  expect(said).toEqual([
    '31 of 100 stories shown, 90 pictures; about 2 minutes left.',
    '1 of 5 stories that differ looked at once more; about 1 minute left.',
  ]);
});
