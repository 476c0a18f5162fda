import { access, line } from './desk.ts';
import { everything, type Mistake, ways } from './mistake.ts';

const permissions = /permissions:[\s\S]*(?=\nwhenDenied)/.exec(access)?.[0] ?? '';
const roles = /roles:[\s\S]*(?=\npermissions)/.exec(access)?.[0] ?? '';

/** Who inherits what cannot be read may be denied what is denied to those that it names. */
const inInheritance: Mistake[] = ways(
  line.chief,
  'inherits: [writer]',
  [
    'inherits: not shown',
    'inherits: [writr]',
    'inherits: [writer, ghost]',
    'inherits: [writer, not shown]',
    'inherits: [not shown]',
    'inherits: [writer, chief]',
    'inherits: { writer: true }',
    'inherits: 5',
    'inherits: ""',
    'inherits: *writer',
    'inherit: [writer]',
    'Inherits: [writer]',
  ],
  { keeps: /^(reader|writer|nobody):/ },
);

/** A role that cannot be read is held by nobody; the others go on. */
const inRoles: Mistake[] = [
  ...ways(line.chief, line.chief, ['not shown', '5', '[writer]', '{ title: [x] , inherits: [writer] }'], {
    keeps: /^reader:/,
  }),
  ...ways(roles, roles, [
    'roles: not shown',
    'roles: none',
    'roles: [reader, writer, chief]',
    'roles: reader',
    'roles: ""',
  ]),
  ...ways(roles, 'roles:', ['role:', 'Roles:'], { shuts: everything }),
];

/** Where the list itself cannot be read, nothing is allowed. */
const inList: Mistake[] = [
  ...ways(
    permissions,
    permissions,
    [
      'permissions: not shown',
      'permissions: none',
      'permissions: ""',
      'permissions: all',
      'permissions: true',
      'permissions: { allow: all }',
      'permissions: *everything',
    ],
    { shuts: everything },
  ),
  ...ways(permissions, permissions, ['permissions: []'], { shuts: everything, isNamed: false }),
  ...ways(permissions, 'permissions:', ['permisions:', 'Permissions:', 'permission:', 'allow:'], { shuts: everything }),
  ...ways(access, 'whenDenied: explain', ['whenDenyed: explain', 'deny: all'], { shuts: everything }),
];

/** Where the chapter cannot be read, nothing is allowed. */
const inChapter: Mistake[] = [
  ...ways(
    access,
    access,
    ['- 5', 'everybody may read', '5', '[[', 'permissions: [', '{ permissions: }}', '*all', 'roles: "'],
    {
      shuts: everything,
    },
  ),
  ...ways(
    access,
    'permissions:',
    ['permissions', 'permissions: [', '\tpermissions:', 'permissions: *p', '? permissions:'],
    {
      shuts: everything,
    },
  ),
  ...ways(
    access,
    '\nwhenDenied: explain',
    ['\npermissions: none', '\n```\n\n```yaml\n- reader', '\n```\n\n```yaml\npermissions: ['],
    {
      shuts: everything,
    },
  ),
];

/** Mistakes in chapter 6 outside of a single permission. */
export const inAccess: Mistake[] = [...inInheritance, ...inRoles, ...inList, ...inChapter];
