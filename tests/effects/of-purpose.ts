import { makes, onlyShown, type ProofsOf, shows } from './proof.ts';

const price = { 'entities.ticket.fields.price': { type: 'number', format: 'money', default: 5 } };
const overview = '/_specification';

export const ofPurpose = {
  title: { at: 'purpose.title', fact: 'Lost and found', look: shows('/tickets', 'Lost and found'), ...onlyShown },
  summary: {
    at: 'purpose.summary',
    fact: 'Finds what was lost.',
    look: shows(overview, 'Finds what was lost.'),
    ...onlyShown,
  },
  audience: {
    at: 'purpose.audience',
    fact: { clerk: { title: 'Desk clerk' } },
    look: shows(`${overview}/purpose`, 'Desk clerk'),
    ...onlyShown,
  },
  goals: {
    at: 'purpose.goals',
    fact: ['Found within a day'],
    look: shows(`${overview}/purpose`, 'Found within a day'),
    ...onlyShown,
  },
  nonGoals: {
    at: 'purpose.nonGoals',
    fact: ['Sells nothing'],
    look: shows(`${overview}/purpose`, 'Sells nothing'),
    ...onlyShown,
  },
  locales: {
    at: 'purpose.locales',
    fact: ['de'],
    instead: ['en'],
    look: shows('/tickets/new', 'Abbrechen'),
    ...onlyShown,
  },
  currency: { at: 'purpose.currency', fact: 'EUR', also: price, look: shows('/tickets/new', '€'), ...onlyShown },
  timeZone: {
    at: 'purpose.timeZone',
    fact: 'Pacific/Kiritimati',
    instead: 'UTC',
    also: { 'entities.ticket.fields.day': { type: 'string', format: 'date', default: '=today()' } },
    look: makes({ name: 'Lamp' }, 'day'),
    without: '"2026-03-09"',
    with: '"2026-03-10"',
  },
} satisfies ProofsOf<'purpose'>;

export const ofAudience = {
  title: {
    at: 'purpose.audience.clerk.title',
    fact: 'Desk clerk',
    look: shows(`${overview}/purpose`, 'Desk clerk'),
    ...onlyShown,
  },
  goals: {
    at: 'purpose.audience.clerk.goals',
    fact: ['Hand things back'],
    look: shows(`${overview}/purpose`, 'Hand things back'),
    ...onlyShown,
  },
} satisfies ProofsOf<'audience'>;
