import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { tickedLeaves, tickOf, turnedOf } from './ticked.ts';
import type { TreeItem } from './tree.ts';

const leaf = (id: string): TreeItem => ({ id, label: id });
const cold: TreeItem = { ...leaf('cold'), children: [leaf('fridge'), { ...leaf('freezer'), disabled: true }] };
const kitchen: TreeItem = { ...leaf('kitchen'), children: [cold, leaf('oven')] };

test.each([
  [[], false],
  [['oven'], 'mixed'],
  [['fridge', 'freezer', 'oven'], true],
] as const)('of %s under it, one is ticked: %s', (ticked, is) => {
  expect(tickOf(kitchen, new Set(ticked))).toBe(is);
});

test('all under one are ticked with it, and none once they were, but for what is disabled', () => {
  expect(turnedOf([kitchen], new Set(['washer']))).toEqual(['washer', 'fridge', 'oven']);
  expect(turnedOf([kitchen], new Set(['freezer', 'fridge', 'oven']))).toEqual(['freezer']);
});

test('of very many all are taken back in no time', () => {
  const many: TreeItem = { ...leaf('all'), children: Array.from({ length: 20_000 }, (_, at) => leaf(`${at}`)) };
  const effort = countEffort();
  const all = turnedOf([many], new Set());
  expect(all).toHaveLength(20_000);
  expect(turnedOf([many], new Set(all))).toEqual([]);
  expect(effort()).toBeLessThan(300);
});

test('what comes under something that is ticked already is ticked', () => {
  expect(tickedLeaves([kitchen], new Set(['cold']))).toEqual(['fridge', 'freezer']);
});

test('what has not come yet stays ticked', () => {
  expect(tickedLeaves([kitchen], new Set(['cold', 'washer']))).toEqual(['washer', 'fridge', 'freezer']);
});
