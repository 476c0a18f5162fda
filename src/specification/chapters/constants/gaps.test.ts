import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter } from '../in-tests.ts';

test('a constant without a value, and the screens that wait for it', () => {
  const document = [
    chapter(2, 'a: { kind: list, entity: t, pageSize: =constants.c }\nb: { kind: list, entity: u }'),
    chapter(3, 'u: { fields: { n: { type: string, maxLength: =constants.c } } }'),
    chapter(9, 'c: not shown\nd: { value: none }'),
  ];
  expect(read(document.join('')).gaps.filter(({ chapter: key }) => key === 'constants')).toMatchObject([
    {
      kind: 'constant.value',
      path: 'constants.c.value',
      subject: 'C',
      weight: 'shaping',
      blocks: ['a', 'b'],
      line: 15,
    },
  ]);
});
