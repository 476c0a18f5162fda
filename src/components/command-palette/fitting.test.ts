import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

const command = (label: string, description?: string) => ({ key: label, label, description });
const found = (typed: string) =>
  fitting(
    [
      {
        key: 'all',
        title: 'All',
        commands: [command('Open the café'), command('Café prices', 'what is paid'), command('Prices of parts')],
      },
    ],
    typed,
  ).flatMap(({ commands }) => commands.map(({ label }) => label));

test.each([
  ['', ['Open the café', 'Café prices', 'Prices of parts']],
  ['CAFE', ['Café prices', 'Open the café']],
  ['prices', ['Prices of parts', 'Café prices']],
  [' paid  caf', ['Café prices']],
  ['parts of', ['Prices of parts']],
  ['boat', []],
])('“%s” finds what has each of its words, first what begins so', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
