import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const practice = chapter(
  3,
  'visit: { fields: { start: datetime, status: [booked, arrived, paid, cancelled] } }\nbill: { fields: { note: text } }',
);
/** What somebody is told who never saw the vocabulary: the exact form of what is written. */
const advisedOn = (yaml: string) =>
  read(practice + chapter(4, yaml)).problems.map(({ values }) => values.example ?? values.exact);

describe('states are answered whole', () => {
  const states = 'states: { booked: {}, arrived: {}, paid: {} }';
  const chain = `visit: { field: status, initial: booked, ${states}, transitions: { arrived: booked -> arrived, paid: arrived -> paid } }`;
  test.each<[written: string, exact: string]>([
    ['visit: booked > arrived > paid', chain],
    ['visit: first booked, then arrived, and then paid', chain],
    ['A visit is first booked, then arrived, then paid.', chain],
    [
      'visit: |\n  stateDiagram-v2\n  [*] --> booked\n  booked --> arrived: arrive\n  arrived --> paid: settle\n  paid --> [*]',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {}, paid: { final: true } }, transitions: { arrive: booked -> arrived, settle: arrived -> paid } }',
    ],
    [
      'visit:\n  booked: arrive -> arrived\n  arrived: settle -> paid',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrive: booked -> arrived, settle: arrived -> paid } }`,
    ],
    [
      'visit: booked -> arrived (reception) -> paid (vet)',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrived: { from: [booked], to: arrived, guard: … by reception }, paid: { from: [arrived], to: paid, guard: … by vet } } }`,
    ],
    ['visit: { 1: booked, 2: arrived, 3: paid }', `visit: { field: status, ${states} }`],
    [
      'visit: { booked: The visit is in the calendar, arrived: Somebody is in the waiting room }',
      'visit: { field: status, states: { booked: { description: The visit is in the calendar }, arrived: { description: Somebody is in the waiting room } } }',
    ],
    [
      'visit: { initial: booked, states: { booked: { on: { ARRIVE: { target: arrived, cond: isOpen } } }, arrived: { type: final } } }',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: { final: true } }, transitions: { ARRIVE: { from: [booked], to: arrived, guard: … isOpen } } }',
    ],
    ['visit: booked --> arrived --> paid', chain],
    ['visit: from booked to arrived, from arrived to paid', chain],
    ['visit:\n  - booked can become arrived\n  - arrived becomes paid', chain],
    ['visit: { workflow: booked -> arrived -> paid }', chain],
    ['visit: { status: { booked: { next: arrived }, arrived: { next: paid } } }', chain],
    [
      'visit:\n  booked: [arrived, cancelled]\n  arrived: [paid]',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {}, cancelled: {}, paid: {} }, transitions: { arrived: booked -> arrived, cancelled: booked -> cancelled, paid: arrived -> paid } }',
    ],
    [
      'visit: { states: [booked, arrived, paid], start: booked, end: paid }',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {}, paid: { final: true } } }',
    ],
    [
      'visit:\n  booked -> arrived: arrive\n  arrived -> paid: pay',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrive: booked -> arrived, pay: arrived -> paid } }`,
    ],
    [
      'visit: { states: [booked, arrived, paid], transitions: { booked -> arrived: arrive, arrived -> paid: reception } }',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrive: booked -> arrived, paid: { from: [arrived], to: paid, guard: … by reception } } }`,
    ],
    [
      'visit:\n  booked: {}\n  arrived: {}\n  transitions: { arrive: { from: booked, to: arrived, by: reception } }',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {} }, transitions: { arrive: { from: [booked], to: arrived, guard: … by reception } } }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, paid, cancelled], transitions: { cancel: anything except paid to cancelled } }',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, paid, cancelled], transitions: { cancel: from not paid to cancelled } }',
      'cancel: { from: […], to: cancelled }',
    ],
    ['visit: { transitions: { cancel: anything except paid to cancelled } }', 'cancel: { from: […], to: cancelled }'],
    [
      'visit:\n  - booked -> arrived\n  - arrived -> paid\n  - any but paid -> cancelled',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {}, paid: {}, cancelled: {} }, transitions: { arrived: booked -> arrived, paid: arrived -> paid, cancelled: { from: [booked, arrived], to: cancelled } } }',
    ],
    [
      'visit: booked -> arrived -> paid',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrived: booked -> arrived, paid: arrived -> paid } }`,
    ],
    [
      'visit: { status: booked -> arrived -> paid }',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrived: booked -> arrived, paid: arrived -> paid } }`,
    ],
    [
      'bill: open -> paid',
      'bill: { initial: open, states: { open: {}, paid: {} }, transitions: { paid: open -> paid } }',
    ],
    [
      'visit:\n  Zustände: booked, arrived\n  Übergänge:\n    arrive: booked -> arrived',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {} }, transitions: { arrive: booked -> arrived } }',
    ],
    [
      'visit:\n  booked -> arrived: reception\n  arrived -> paid: vet',
      `visit: { field: status, initial: booked, ${states}, transitions: { arrived: { from: [booked], to: arrived, guard: … by reception }, paid: { from: [arrived], to: paid, guard: … by vet } } }`,
    ],
    [
      'visit:\n  booked -> arrived: only reception',
      'visit: { field: status, initial: booked, states: { booked: {}, arrived: {} }, transitions: { arrived: { from: [booked], to: arrived, guard: … by reception } } }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, cancelled], transitions: { cancel: from booked or arrived to cancelled } }',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, cancelled], transitions: { cancel: "booked, arrived -> cancelled" } }',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, cancelled], transitions: { cancel: from any to cancelled } }',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
    [
      'visit:\n  field: status\n  states: [booked, arrived, cancelled]\n  transitions:\n    cancel: [booked, arrived] -> cancelled',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
    [
      'visit: { field: status, states: [booked, arrived, cancelled], transitions: { cancel: "[booked, arrived] -> cancelled" } }',
      'cancel: { from: [booked, arrived], to: cancelled }',
    ],
  ])('%s', (written, exact) => {
    expect(advisedOn(written)).toEqual([exact]);
  });

  test('of many transitions all are kept', () => {
    const names = Array.from({ length: 41 }, (_, index) => `s${index}`);
    const moves = names.slice(1).map((name, index) => `    - s${index} -> ${name}`);
    const [told] = advisedOn(`bill:\n  states: [${names.join(', ')}]\n  transitions:\n${moves.join('\n')}`);
    expect(told?.match(/from: /g)).toHaveLength(40);
    const [chain] = advisedOn(`bill: ${names.join(' -> ')}`);
    expect(chain?.match(/ -> /g)).toHaveLength(40);
  });
});
