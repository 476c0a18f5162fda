import { does, has, type Look, makes, onlyShown, onlyThere, type ProofsOf, press, shows, showsAfter } from './proof.ts';

const life = 'lifecycles.ticket';
const open = `${life}.states.open`;
const done = `${life}.states.done`;
const close = `${life}.transitions.close`;

/** The state of the first ticket after a transition, or the status that refuses it. */
function takes(name: string): Look {
  return async ({ ask }) => {
    const { status, body } = await ask(name, { key: 't1', body: {} });
    return status === 200 ? body.state : `${status}`;
  };
}

/** The call that closes a ticket. */
const closes: Look = async (world) => {
  await world.open('/tickets/t1');
  await press('Close');
  return world.sent.find((call) => !call.startsWith('GET')) ?? 'none';
};

export const ofLifecycles = {
  field: {
    at: `${life}.field`,
    fact: 'stage',
    instead: 'state',
    look: makes({}, 'stage'),
    also: { 'entities.ticket.fields.stage': { type: 'string' } },
    without: 'null',
    with: '"open"',
  },
  initial: {
    at: `${life}.initial`,
    fact: 'done',
    instead: 'open',
    look: makes({ name: 'Lamp' }, 'state'),
    without: '"open"',
    with: '"done"',
  },
  states: {
    at: `${life}.states`,
    fact: { open: {}, done: {}, gone: { title: 'Gone for good' } },
    instead: { open: {}, done: {} },
    look: shows('/_specification/lifecycles', 'Gone for good'),
    ...onlyShown,
  },
  transitions: {
    at: `${life}.transitions`,
    fact: { close: { from: 'open', to: 'done' } },
    look: takes('close'),
    without: '0',
    with: 'done',
  },
} satisfies ProofsOf<'lifecycle'>;

export const ofStates = {
  title: { at: `${open}.title`, fact: 'Waiting', look: shows('/tickets/t1', 'Waiting'), ...onlyShown },
  description: {
    at: `${open}.description`,
    fact: 'Nobody has begun.',
    look: shows('/tickets/t1', 'Nobody has begun.'),
    also: { 'screens.ticket.shows': ['lifecycle'] },
    ...onlyShown,
  },
  tone: { at: `${open}.tone`, fact: 'critical', look: has('/tickets/t1', 'main [class*=critical]'), ...onlyThere },
  final: {
    at: `${done}.final`,
    fact: true,
    look: shows('/tickets/t3', 'This is where it ends.'),
    also: { 'screens.ticket.shows': ['lifecycle'] },
    ...onlyShown,
  },
  editable: {
    at: `${open}.editable`,
    fact: ['hours'],
    look: does('update', { body: { name: 'Lamps' } }),
    without: '200',
    with: '403',
  },
} satisfies ProofsOf<'state'>;

export const ofTransitions = {
  title: { at: `${close}.title`, fact: 'Put away', look: shows('/tickets/t1', 'Put away'), ...onlyShown },
  description: {
    at: `${close}.description`,
    fact: 'The work is over.',
    look: showsAfter('/tickets/t1', ['Close'], 'The work is over.'),
    also: { [`${close}.asks`]: ['hours'] },
    ...onlyShown,
  },
  from: { at: `${close}.from`, fact: ['done'], instead: ['open'], look: takes('close'), without: 'done', with: '409' },
  to: { at: `${close}.to`, fact: 'open', instead: 'done', look: takes('close'), without: 'done', with: 'open' },
  asks: {
    at: `${close}.asks`,
    fact: ['hours'],
    look: showsAfter('/tickets/t1', ['Close'], 'Close Lamp'),
    ...onlyShown,
  },
  guard: { at: `${close}.guard`, fact: 'record.hours > 3', look: takes('close'), without: 'done', with: '409' },
  confirm: {
    at: `${close}.confirm`,
    fact: 'Is it really over?',
    look: showsAfter('/tickets/t1', ['Close'], 'Is it really over?'),
    ...onlyShown,
  },
  tone: {
    at: `${close}.tone`,
    fact: 'critical',
    instead: 'neutral',
    look: has('/tickets/t1', 'main button[class*=accent]'),
    without: 'there',
    with: 'not there',
  },
  call: {
    at: `${close}.call`,
    fact: 'putAway',
    look: closes,
    also: { 'calls.putAway': { method: 'put', path: '/tickets/{id}/away', entity: 'ticket' } },
    without: 'POST /ticket/t1/close',
    with: 'PUT /tickets/t1/away {}',
  },
} satisfies ProofsOf<'transition'>;
