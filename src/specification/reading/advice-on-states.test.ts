import { expect, test } from 'vitest';
import { chapter, shop } from './documents.ts';
import { read } from './read.ts';

test.each<[string]>([
  ['order:\n  states: [new, packed, sent]\n  transitions: { new: packed, packed: sent }'],
  ['order:\n  states: [new, packed, sent]\n  transitions: { new: "-> packed", packed: "-> sent" }'],
  ['order: { new: packed, packed: sent }'],
  ['order: [new, packed, sent]\ntransitions: { new: packed, packed: sent }'],
  ['Orders: [new, packed, sent]\ntransitions: [new -> packed, packed -> sent]'],
])('in chapter 4, %s: what leads from state to state does so in each advice, in a field that there is', (yaml) => {
  expect(read(shop + chapter(4, yaml)).problems.map(({ values }) => values.example)).toEqual([
    'order: { initial: new, states: { new: {}, packed: {}, sent: {} }, transitions: { packed: new -> packed, sent: packed -> sent } }',
  ]);
});

const bookings = chapter(3, 'booking: { fields: { name: text } }');

/** An end of a transition that is no state which is stated is asked for, and no state is made of it. */
test.each<[lifecycle: string, exact: string]>([
  [
    'booking: { states: [booked, arrived, left], check in: booked to arrived }',
    'booking: { initial: booked, states: { booked: {}, arrived: {}, left: {} }, transitions: { check in: booked -> arrived } }',
  ],
  [
    'booking:\n  states: booked, arrived\n  check in: booked to checked in',
    'booking: { initial: booked, states: { booked: {}, arrived: {} }, transitions: { check in: { from: [booked], to: … } } }',
  ],
  [
    'booking:\n  states: booked, arrived\n  transitions:\n    check in: booked to checked in\n    leave: arrived to booked',
    'booking: { initial: booked, states: { booked: {}, arrived: {} }, transitions: { check in: { from: [booked], to: … }, leave: arrived -> booked } }',
  ],
  [
    'booking:\n  booked: {}\n  arrived: {}\n  check in: booked to checked in',
    'booking: { initial: booked, states: { booked: {}, arrived: {} }, transitions: { check in: { from: [booked], to: … } } }',
  ],
  [
    'states: [booked, arrived]\ncheck in: booked to checked in',
    'booking: { initial: booked, states: { booked: {}, arrived: {} }, transitions: { check in: { from: [booked], to: … } } }',
  ],
  [
    'booking: { states: [booked, left], transitions: [booked -> checked in] }',
    'transitions: { checked in: { from: [booked], to: … } }',
  ],
  [
    'booking: { states: [booked, left], transitions: [check in: booked to checked in, leave: booked -> left] }',
    'transitions: { check in: { from: [booked], to: … }, leave: booked -> left }',
  ],
  ['booking: { transitions: { check in: booked to left } }', 'check in: { from: [booked], to: left }'],
])('in chapter 4, %s: no state is invented', (lifecycle, exact) => {
  const { problems } = read(bookings + chapter(4, lifecycle));
  expect(problems.map(({ values }) => values.example)).toEqual([exact]);
});
