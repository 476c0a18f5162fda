import { creates, type Look, type ProofsOf, refused, showsAfter } from './proof.ts';
import type { Answer } from './world.tsx';

const rule = { entity: 'ticket', assert: 'record.hours < 8', at: ['hours'], error: 'tooLong' };
const { error: _, ...unnamed } = rule;
const tooLong = { tooLong: { status: 422, title: 'That is too long.' } };
const also = { 'rules.short': rule, errors: tooLong };
const long = { name: 'Lamp', hours: 9 };
const at = (key: string) => `rules.short.${key}`;

/** What the first error of a refused ticket says, and where. */
const says: Look = async ({ ask }) => {
  const { body } = await ask('create', { body: long });
  return (body.errors ?? []).map(({ pointer, detail }: Answer) => `${pointer} ${detail}`).join(', ');
};

/** Whether the form itself speaks before anything is sent. */
const formSpeaks: Look = async (world) => {
  const said = await showsAfter('/tickets/new', ['Create ticket'], 'That is too long.')(world);
  return `${said}, ${world.sent.filter((call) => call.startsWith('POST')).length} sent`;
};

export const ofRules = {
  title: {
    at: at('title'),
    fact: 'Eight hours are a day.',
    also: { 'rules.short': unnamed },
    look: says,
    without: '#/hours Short',
    with: '#/hours Eight hours are a day.',
  },
  entity: {
    at: at('entity'),
    fact: 'ticket',
    instead: 'person',
    also: { ...also, 'entities.person.fields.hours': { type: 'number' } },
    look: creates(long),
    ...refused,
  },
  when: {
    at: at('when'),
    fact: 'record.name == "Door"',
    instead: 'record.name == "Lamp"',
    also,
    look: creates(long),
    without: '422',
    with: '201',
  },
  assert: { at: at('assert'), fact: 'record.hours < 8', also, look: creates(long), ...refused },
  at: {
    at: at('at'),
    fact: ['name'],
    instead: ['hours'],
    also,
    look: says,
    without: '#/hours That is too long.',
    with: '#/name That is too long.',
  },
  error: {
    at: at('error'),
    fact: 'tooMuch',
    instead: 'tooLong',
    also: { ...also, errors: { ...tooLong, tooMuch: { status: 409, title: 'Too much.' } } },
    look: creates(long),
    without: '422',
    with: '409',
  },
  severity: {
    at: at('severity'),
    fact: 'warning',
    instead: 'error',
    also,
    look: creates(long),
    without: '422',
    with: '201',
  },
  checkedBy: {
    at: at('checkedBy'),
    fact: 'server',
    instead: 'app',
    also: { ...also, 'entities.ticket.fields.hours': { type: 'number', default: 9 } },
    look: formSpeaks,
    without: 'shown, 0 sent',
    with: 'shown, 1 sent',
  },
} satisfies ProofsOf<'rule'>;
