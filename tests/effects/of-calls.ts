import { creates, does, type Look, onlyShown, type ProofsOf, press, shows, showsAfter } from './proof.ts';
import type { World } from './world.tsx';

const call = (key: string) => `calls.make.${key}`;
const make = { method: 'post', path: '/v1/tickets', does: 'create', entity: 'ticket' };
const also = { 'calls.make': make, 'entities.ticket.fields.name': { type: 'string', default: 'Lamp' } };

const write = ({ sent }: World) => sent.find((one) => !one.startsWith('GET')) ?? 'none';

/** Whether what the app sends to make a ticket is of a form. */
const sends =
  (form: RegExp): Look =>
  async (world) => {
    await world.open('/tickets/new');
    await press('Create ticket');
    return form.test(write(world)) ? 'so' : 'not so';
  };
const onlySo = { without: 'not so', with: 'so' } as const;

const list = { method: 'get', path: '/v1/tickets', does: 'list', entity: 'ticket' };

export const ofCalls = {
  title: {
    at: call('title'),
    fact: 'Takes a ticket in',
    also,
    look: shows('/_specification/calls', 'Takes a ticket in'),
    ...onlyShown,
  },
  method: { at: call('method'), fact: 'put', instead: 'post', also, look: sends(/^PUT/), ...onlySo },
  path: {
    at: call('path'),
    fact: '/v2/tickets',
    instead: '/v1/tickets',
    also,
    look: sends(/ \/v2\/tickets/),
    ...onlySo,
  },
  does: { at: call('does'), fact: 'create', also, look: sends(/ \/v1\/tickets/), ...onlySo },
  entity: { at: call('entity'), fact: 'ticket', also, look: sends(/ \/v1\/tickets/), ...onlySo },
  body: { at: call('body'), fact: ['hours'], also, look: sends(/ \{"hours":null\}$/), ...onlySo },
  pagination: {
    at: 'calls.all.pagination',
    fact: 'cursor',
    instead: 'page',
    also: { 'calls.all': list },
    look: async ({ ask }) => ('next' in (await ask('list', { query: '?size=1' })).body ? 'goes on' : 'counts'),
    without: 'counts',
    with: 'goes on',
  },
  concurrency: {
    at: 'calls.change.concurrency',
    fact: 'etag',
    also: { 'calls.change': { method: 'patch', path: '/v1/tickets/{id}', does: 'update', entity: 'ticket' } },
    look: does('update', { body: { name: 'Lamps' }, headers: {} }),
    without: '200',
    with: '428',
  },
  idempotencyKey: { at: call('idempotencyKey'), fact: true, also, look: sends(/ with a key$/), ...onlySo },
  errors: {
    at: call('errors'),
    fact: ['wrong'],
    also: {
      ...also,
      errors: { other: { status: 422, title: 'Other.' }, wrong: { status: 422, title: 'Look again.' } },
      'entities.ticket.fields.name': { type: 'string', required: true },
    },
    look: async ({ ask }) => (await ask('create', { body: {} })).body.title,
    without: 'Some answers need another look',
    with: 'Look again.',
  },
} satisfies ProofsOf<'call'>;

const tooLong = {
  'rules.short': { entity: 'ticket', assert: 'record.hours < 8', at: ['hours'], error: 'tooLong', checkedBy: 'server' },
};
const about = (key: string) => `errors.tooLong.${key}`;
const withError = {
  ...tooLong,
  'entities.ticket.fields.hours': { type: 'number', default: 9 },
  'errors.tooLong': { status: 422, title: 'That is too long.' },
};
const tried = (words: string) => showsAfter('/tickets/new', ['Create ticket'], words);

/** Whether what was refused is marked at its field. */
const marks: Look = async (world) => {
  await tried('')(world);
  return document.body.querySelector('main [aria-invalid=true]') ? 'at the field' : 'above';
};

export const ofErrors = {
  status: {
    at: about('status'),
    fact: 409,
    instead: 422,
    also: withError,
    look: creates({ hours: 9 }),
    without: '422',
    with: '409',
  },
  title: {
    at: about('title'),
    fact: 'Too much at once.',
    also: withError,
    look: tried('Too much at once.'),
    ...onlyShown,
  },
  detail: {
    at: about('detail'),
    fact: 'A day has eight hours.',
    also: withError,
    look: tried('A day has eight hours.'),
    ...onlyShown,
  },
  shown: {
    at: about('shown'),
    fact: 'form',
    instead: 'field',
    also: withError,
    look: marks,
    without: 'at the field',
    with: 'above',
  },
  recovery: {
    at: about('recovery'),
    fact: 'retry',
    also: { ...withError, 'errors.tooLong': { status: 422, title: 'That is too long.', shown: 'banner' } },
    look: tried('Try again'),
    ...onlyShown,
  },
} satisfies ProofsOf<'error'>;

const limit = {
  'entities.ticket.samples': [],
  'entities.ticket.fields.name': { type: 'string', maxLength: '=constants.most' },
  'constants.most': { value: 9 },
};

export const ofConstants = {
  title: {
    at: 'constants.most.title',
    fact: 'Longest label',
    also: limit,
    look: shows('/_specification/constants', 'Longest label'),
    ...onlyShown,
  },
  value: {
    at: 'constants.most.value',
    fact: 3,
    instead: 9,
    also: limit,
    look: creates({ name: 'Lamp' }),
    without: '201',
    with: '422',
  },
  unit: {
    at: 'constants.most.unit',
    fact: 'characters',
    also: limit,
    look: shows('/_specification/constants', 'characters'),
    ...onlyShown,
  },
  description: {
    at: 'constants.most.description',
    fact: 'What fits on a label.',
    also: limit,
    look: shows('/_specification/constants', 'What fits on a label.'),
    ...onlyShown,
  },
} satisfies ProofsOf<'constant'>;
