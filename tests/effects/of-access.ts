import { type Look, lists, onlyShown, type ProofsOf, shows } from './proof.ts';

const first = 'access.permissions.0';
const all = { roles: ['clerk'], can: 'all', on: 'all' };
const permissions = 'access.permissions';
const guest = { roles: ['guest'], can: ['list', 'read'], on: ['ticket'] };

/** Who a clerk is, while roles are previewed. */
const isClerk: Look = async ({ subject }) => (await subject('clerk')).id;

export const ofAccess = {
  roles: {
    at: 'access.roles',
    fact: { clerk: {}, guest: {}, boss: { title: 'The boss' } },
    instead: { clerk: {}, guest: {} },
    look: shows('/_specification/access', 'The boss'),
    ...onlyShown,
  },
  users: {
    at: 'access.users',
    fact: { entity: 'person', roles: 'jobs' },
    look: isClerk,
    without: 'clerk',
    with: 'ada',
  },
  permissions: {
    at: permissions,
    fact: [guest],
    instead: [],
    look: lists('', 'guest'),
    without: '403',
    with: 'Lamp Door Roof',
  },
  whenDenied: {
    at: 'access.whenDenied',
    fact: 'hide',
    instead: 'explain',
    look: shows('/tickets/t1', 'Close', 'guest'),
    also: { [permissions]: [guest] },
    without: 'shown',
    with: 'not shown',
  },
} satisfies ProofsOf<'access'>;

export const ofRoles = {
  title: {
    at: 'access.roles.guest.title',
    fact: 'A passer-by',
    look: shows('/tickets', 'A passer-by', 'guest'),
    ...onlyShown,
  },
  description: {
    at: 'access.roles.guest.description',
    fact: 'Looks in now and then.',
    look: shows('/_specification/access', 'Looks in now and then.'),
    ...onlyShown,
  },
  inherits: {
    at: 'access.roles.guest.inherits',
    fact: ['clerk'],
    look: lists('', 'guest'),
    without: '403',
    with: 'Lamp Door Roof',
  },
} satisfies ProofsOf<'role'>;

export const ofUsers = {
  entity: {
    at: 'access.users.entity',
    fact: 'person',
    look: isClerk,
    also: { 'access.users': { roles: 'jobs' } },
    without: 'clerk',
    with: 'ada',
  },
  roles: {
    at: 'access.users.roles',
    fact: 'jobs',
    look: isClerk,
    also: { 'access.users': { entity: 'person' } },
    without: 'clerk',
    with: 'ada',
  },
} satisfies ProofsOf<'users'>;

const clerkToo = { [permissions]: [guest, all] };

export const ofPermissions = {
  effect: {
    at: `${first}.effect`,
    fact: 'deny',
    instead: 'allow',
    look: lists('', 'guest'),
    also: clerkToo,
    without: 'Lamp Door Roof',
    with: '403',
  },
  roles: {
    at: `${first}.roles`,
    fact: ['guest'],
    instead: ['clerk'],
    look: lists('', 'guest'),
    also: clerkToo,
    without: '403',
    with: 'Lamp Door Roof',
  },
  can: {
    at: `${first}.can`,
    fact: ['list'],
    instead: ['create'],
    look: lists('', 'guest'),
    also: clerkToo,
    without: '403',
    with: 'Lamp Door Roof',
  },
  on: {
    at: `${first}.on`,
    fact: ['ticket'],
    instead: ['person'],
    look: lists('', 'guest'),
    also: clerkToo,
    without: '403',
    with: 'Lamp Door Roof',
  },
  fields: {
    at: `${first}.fields`,
    fact: ['name'],
    look: async ({ ask }) => Object.keys((await ask('read', { key: 't1', as: 'guest' })).body).join(' '),
    also: clerkToo,
    without: 'id name owner hours madeOn state',
    with: 'id name',
  },
  when: {
    at: `${first}.when`,
    fact: 'record.hours > 3',
    look: lists('', 'guest'),
    also: clerkToo,
    without: 'Lamp Door Roof',
    with: 'Door',
  },
} satisfies ProofsOf<'permission'>;
