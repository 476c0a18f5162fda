import { has, lists, onlyShown, onlyThere, type ProofsOf, shows, showsAfter } from './proof.ts';

const tickets = 'screens.tickets';
const ticket = 'screens.ticket';
const figures = 'screens.figures';
const widget = `${figures}.widgets`;
const figure = { kind: 'figure', of: 'ticket' };

export const ofScreens = {
  path: { at: `${tickets}.path`, fact: '/jobs', instead: '/tickets', look: shows('/jobs', 'Lamp'), ...onlyShown },
  kind: { at: `${ticket}.kind`, fact: 'detail', look: shows('/tickets/t1', 'Edit'), ...onlyShown },
  title: { at: `${tickets}.title`, fact: 'All the jobs', look: shows('/tickets', 'All the jobs'), ...onlyShown },
  description: {
    at: `${tickets}.description`,
    fact: 'Oldest first.',
    look: shows('/tickets', 'Oldest first.'),
    ...onlyShown,
  },
  icon: { at: `${tickets}.icon`, fact: 'wrench', look: has('/tickets', 'nav .lucide-wrench'), ...onlyThere },
  entity: { at: `${tickets}.entity`, fact: 'ticket', look: shows('/tickets', 'Lamp'), ...onlyShown },
  parent: {
    at: `${ticket}.parent`,
    fact: 'figures',
    look: has('/tickets/t1', 'ol a[href="/figures"]'),
    ...onlyThere,
  },
  roles: {
    at: `${tickets}.roles`,
    fact: ['guest'],
    look: shows('/tickets', 'Lamp'),
    without: 'shown',
    with: 'not shown',
  },
  columns: {
    at: `${tickets}.columns`,
    fact: ['name', 'owner.city'],
    instead: ['name'],
    look: shows('/tickets', 'Turin'),
    ...onlyShown,
  },
  filters: {
    at: `${tickets}.filters`,
    fact: ['owner.city'],
    look: showsAfter('/tickets', ['Filter'], 'Owner · City'),
    ...onlyShown,
  },
  search: {
    at: `${tickets}.search`,
    fact: ['owner.city'],
    instead: ['name'],
    look: lists('?screen=tickets&q=Turin'),
    without: '',
    with: 'Lamp',
  },
  sort: {
    at: `${tickets}.sort`,
    fact: ['-hours'],
    instead: ['hours'],
    look: lists('?screen=tickets'),
    without: 'Roof Lamp Door',
    with: 'Door Lamp Roof',
  },
  pageSize: {
    at: `${tickets}.pageSize`,
    fact: 2,
    look: shows('/tickets', 'Roof'),
    without: 'shown',
    with: 'not shown',
  },
  where: {
    at: `${tickets}.where`,
    fact: 'record.hours > 3',
    look: lists('?screen=tickets'),
    without: 'Lamp Door Roof',
    with: 'Door',
  },
  as: { at: `${tickets}.as`, fact: 'calendar', look: has('/tickets', 'main time'), ...onlyThere },
  on: {
    at: `${tickets}.on`,
    fact: 'doneOn',
    also: {
      [`${tickets}.as`]: 'calendar',
      'entities.ticket.fields.doneOn': { type: 'string', format: 'date' },
    },
    look: has('/tickets', 'main section[aria-label$="Done on"]'),
    ...onlyThere,
  },
  views: {
    at: `${tickets}.views`,
    fact: { long: { title: 'Long jobs' } },
    look: shows('/tickets', 'Long jobs'),
    ...onlyShown,
  },
  bulk: { at: `${tickets}.bulk`, fact: ['close'], look: has('/tickets', 'tbody [role=checkbox]'), ...onlyThere },
  sections: {
    at: `${ticket}.sections`,
    fact: [{ title: 'Particulars', fields: ['name'] }],
    look: shows('/tickets/t1', 'Particulars'),
    ...onlyShown,
  },
  related: { at: 'screens.person.related', fact: ['ticket'], look: shows('/people/ada', 'Lamp'), ...onlyShown },
  shows: {
    at: `${ticket}.shows`,
    fact: ['lifecycle'],
    instead: null,
    look: shows('/tickets/t1', 'States'),
    ...onlyShown,
  },
  steps: {
    at: 'screens.newTicket.steps',
    fact: [['name'], ['hours']],
    look: shows('/tickets/new', 'Step 1 of 2'),
    ...onlyShown,
  },
  widgets: { at: widget, fact: [{ ...figure, title: 'How many' }], look: shows('/figures', 'How many'), ...onlyShown },
} satisfies ProofsOf<'screen'>;

const views = `${tickets}.views.long`;

export const ofViews = {
  title: { at: `${views}.title`, fact: 'A long while', look: shows('/tickets', 'A long while'), ...onlyShown },
  where: {
    at: `${views}.where`,
    fact: 'record.hours > 3',
    also: { [views]: { title: 'Long' } },
    look: lists('?screen=tickets&view=long'),
    without: 'Lamp Door Roof',
    with: 'Door',
  },
  as: {
    at: `${views}.as`,
    fact: 'calendar',
    also: { [views]: { title: 'Long' } },
    look: has('/tickets?view=long', 'main time'),
    ...onlyThere,
  },
  on: {
    at: `${views}.on`,
    fact: 'doneOn',
    also: {
      [views]: { title: 'Long', as: 'calendar' },
      'entities.ticket.fields.doneOn': { type: 'string', format: 'date' },
    },
    look: has('/tickets?view=long', 'main section[aria-label$="Done on"]'),
    ...onlyThere,
  },
} satisfies ProofsOf<'view'>;

export const ofSections = {
  title: {
    at: `${ticket}.sections`,
    fact: [{ title: 'Particulars', fields: ['name'] }],
    instead: [{ fields: ['name'] }],
    look: shows('/tickets/t1', 'Particulars'),
    ...onlyShown,
  },
  fields: {
    at: `${ticket}.sections`,
    fact: [{ title: 'What', fields: ['owner'] }],
    instead: [{ title: 'What', fields: ['name'] }],
    // What no section names stands below them all.
    look: has('/tickets/t1', 'main section:first-of-type a[href*="people/ada"]'),
    ...onlyThere,
  },
} satisfies ProofsOf<'section'>;

export const ofSteps = {
  title: {
    at: 'screens.newTicket.steps',
    fact: [{ title: 'What was found', fields: ['name'] }, ['hours']],
    instead: [{ fields: ['name'] }, ['hours']],
    look: shows('/tickets/new', 'What was found'),
    ...onlyShown,
  },
  fields: {
    at: 'screens.newTicket.steps',
    fact: [{ title: 'What', fields: ['name', 'hours'] }],
    instead: [{ title: 'What', fields: ['name'] }],
    look: shows('/tickets/new', 'Hours'),
    ...onlyShown,
  },
} satisfies ProofsOf<'step'>;

const bars = { kind: 'bars', of: 'ticket', title: 'Bars' };
const line = { kind: 'line', of: 'ticket', title: 'Line', by: 'madeOn' };
const sum = { ...figure, title: 'Sum', field: 'hours' };

export const ofWidgets = {
  kind: {
    at: widget,
    fact: [{ ...bars, by: 'owner' }],
    instead: [{ ...bars, kind: 'figure' }],
    look: shows('/figures', 'Ada'),
    ...onlyShown,
  },
  title: {
    at: widget,
    fact: [{ ...figure, title: 'How many' }],
    instead: [figure],
    look: shows('/figures', 'How many'),
    ...onlyShown,
  },
  of: {
    at: widget,
    fact: [{ ...bars, of: 'ticket', by: 'name' }],
    instead: [{ ...bars, of: 'person', by: 'name' }],
    look: shows('/figures', 'Lamp'),
    ...onlyShown,
  },
  where: {
    at: widget,
    fact: [{ ...bars, by: 'name', where: 'record.hours > 3' }],
    instead: [{ ...bars, by: 'name' }],
    look: shows('/figures', 'Lamp'),
    without: 'shown',
    with: 'not shown',
  },
  by: {
    at: widget,
    fact: [{ ...bars, by: 'owner.city' }],
    instead: [{ ...bars, by: 'name' }],
    look: shows('/figures', 'Turin'),
    ...onlyShown,
  },
  per: {
    at: widget,
    fact: [{ ...line, per: 'year' }],
    instead: [{ ...line, per: 'month' }],
    look: shows('/figures', 'Feb'),
    without: 'shown',
    with: 'not shown',
  },
  aggregate: {
    at: widget,
    fact: [{ ...sum, aggregate: 'sum' }],
    instead: [{ ...sum, aggregate: 'max' }],
    look: shows('/figures', 'Sum8'),
    ...onlyShown,
  },
  field: {
    at: widget,
    fact: [{ ...sum, aggregate: 'sum', field: 'hours' }],
    instead: [{ ...figure, title: 'Sum', aggregate: 'sum' }],
    look: shows('/figures', 'Sum8'),
    ...onlyShown,
  },
  tone: {
    at: widget,
    fact: [{ ...figure, tone: 'critical' }],
    instead: [figure],
    look: has('/figures', 'main [class*=critical]'),
    ...onlyThere,
  },
} satisfies ProofsOf<'widget'>;
