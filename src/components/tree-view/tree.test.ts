import { expect, test } from 'vitest';
import { type TreeItem, treeMove, visibleItems } from './tree.ts';

const leaf = (id: string): TreeItem => ({ id, label: id });
const items: TreeItem[] = [
  {
    id: 'kitchen',
    label: 'kitchen',
    children: [{ id: 'cold', label: 'cold', children: [leaf('fridge')] }, leaf('oven')],
  },
  leaf('laundry'),
  { id: 'garden', label: 'garden', children: [leaf('mower')] },
];
const expanded = new Set(['kitchen']);
const visible = visibleItems(items, expanded);

test('only what is under something open is in sight', () => {
  expect(visible.map(({ item }) => item.id)).toEqual(['kitchen', 'cold', 'oven', 'laundry', 'garden']);
});

test.each([
  ['ArrowDown', 'kitchen', { to: 'cold' }],
  ['ArrowDown', 'garden', undefined],
  ['ArrowUp', 'laundry', { to: 'oven' }],
  ['ArrowUp', 'kitchen', undefined],
  ['Home', 'garden', { to: 'kitchen' }],
  ['End', 'kitchen', { to: 'garden' }],
  ['ArrowRight', 'garden', { open: ['garden'] }],
  ['ArrowRight', 'kitchen', { to: 'cold' }],
  ['ArrowRight', 'oven', undefined],
  ['ArrowLeft', 'kitchen', { close: 'kitchen' }],
  ['ArrowLeft', 'oven', { to: 'kitchen' }],
  ['ArrowLeft', 'laundry', undefined],
  ['*', 'laundry', { open: ['kitchen', 'garden'] }],
  ['Enter', 'oven', { choose: 'oven' }],
  [' ', 'oven', { choose: 'oven' }],
  ['g', 'kitchen', { to: 'garden' }],
  ['C', 'garden', { to: 'cold' }],
  ['Tab', 'kitchen', undefined],
])('%s at %s', (key, at, move) => {
  expect(treeMove(key, at, visible, expanded)).toEqual(move);
});

test.each([
  ['co', 'cold', 'cold'],
  ['ca', 'cold', undefined],
  ['gg', 'cold', 'garden'],
  ['cold ', 'cold', undefined],
])('%s typed at %s', (typed, at, to) => {
  expect(treeMove(typed.slice(-1), at, visible, expanded, typed)).toEqual(to && { to });
});
