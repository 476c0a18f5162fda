import { describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#backend';
import { validate } from '#specification/validation';
import { localGround, type Tried } from '#tooling/verify/local-ground';
import { verify } from '#verification';
import { isCaught, now, productOf } from './verification/catching.ts';
import { errands } from './verification/errands.ts';
import { lending } from './verification/lending.ts';

// The document is tried as a whole.
vi.setConfig({ testTimeout: 180_000 });

test('a document is proven as a whole by the backend and the forms that are made of it', async () => {
  const product = productOf(lending);
  const results = await verify(product, await localGround(product, now));
  expect(results.filter(({ verdict }) => verdict !== 'proven')).toEqual([]);
  expect(results.length).toBeGreaterThan(220);
  expect(new Set(results.map(({ proof }) => proof.chapter)).size).toBe(8);
});

const orders = (access: string, order = '', screens = '', others = '') => `
${screens && `## 2. Screens\n\n\`\`\`yaml\n${screens}\n\`\`\``}

## 3. Entities

\`\`\`yaml
order: { fields: { n: { type: integer, minimum: 1, maximum: 9 }, note: { type: string }${order} } }
\`\`\`
${others}
## 6. Roles

\`\`\`yaml
${access}
\`\`\`

## 9. Constants

\`\`\`yaml
"most (so far)": 5
few: 2
\`\`\`
`;
const permitted = (deny: string, b = '{}') =>
  `roles: { a: {}, b: ${b} }\npermissions:\n  - { roles: [a, b], can: all, on: all }\n  - ${deny}`;

const everything = 'roles: { a: {} }\npermissions:\n  - { roles: [a], can: all, on: all }';
const states = (written: string, transitions = '') => `
## 4. States

\`\`\`yaml
order: { initial: new, states: { ${written} }, transitions: { ${transitions} } }
\`\`\`
`;
const calls = (...written: string[]) => `
## 7. Calls

\`\`\`yaml
${written.join('\n')}
\`\`\`

## 8. Errors

\`\`\`yaml
gone: { status: 404, title: Gone }
late: { status: 412, title: Late }
short: { status: 422, title: Too short }
\`\`\`
`;

test.each([
  [
    'a deny of which it is not said what is denied',
    orders(permitted('{ effect: deny, roles: [b], on: [order], when: record.n > 5 }')),
  ],
  [
    'a permission of which it is not shown what it does',
    orders(permitted('{ effect: not shown, roles: [b], can: all, on: [order] }')),
  ],
  [
    'a role of which it is not shown what it inherits',
    orders(permitted('{ effect: deny, roles: [a], can: [delete], on: [order] }', '{ inherits: not shown }')),
  ],
  [
    'a file that is no base64',
    orders(
      permitted('{ effect: deny, roles: [b], can: [delete], on: [order] }'),
      ', f: { type: string, format: file, maxSize: 1000, examples: ["data:text/plain,a%20b"] }',
    ),
  ],
  [
    'lengths of time',
    orders(
      permitted('{ effect: deny, roles: [b], can: [delete], on: [order] }'),
      ', d: { type: string, format: duration, minimum: PT5M, maximum: PT10M }',
      'orders: { kind: list, entity: order, filters: [d, n] }',
    ),
  ],
  [
    'a state of which it is not shown what can be changed',
    orders(everything, ', m: { type: string, maxLength: 3 }', '', states('new: { editable: not shown }, old: {}')),
  ],
  [
    'states that are not shown',
    orders(everything, '', '', '\n## 4. States\n\n```yaml\norder: { states: not shown }\n```\n'),
  ],
  [
    'keys and revisions where nothing is changed',
    orders(
      everything,
      '',
      '',
      calls(
        'list: { path: /orders, does: list, entity: order, concurrency: etag, idempotencyKey: true, errors: [gone, late] }',
        'make: { path: /orders, does: create, entity: order, concurrency: etag, errors: [gone, late] }',
        'read: { path: "/orders/{id}", does: read, entity: order, concurrency: etag, errors: [gone, late] }',
      ),
    ),
  ],
  [
    'an entity that is called like what every object has',
    orders(everything, '}}\ntoString: { fields: { valueOf: { type: string, maxLength: 3 }'),
  ],
  [
    'a dashboard for somebody who sees less',
    orders(
      permitted('{ effect: deny, roles: [b], can: [list, read], on: [order], when: record.n > 5 }'),
      '',
      'all: { kind: dashboard, roles: [b], widgets: [{ kind: figure, title: Orders, of: order }] }',
    ),
  ],
])('nothing is contradicted in a document with %s', async (_, document) => {
  const product = productOf(document);
  const results = await verify(product, await localGround(product, now));
  expect(
    results.filter(({ verdict }) => verdict === 'contradicted').map(({ claim, because }) => [claim, because]),
  ).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'proven').length).toBeGreaterThan(10);
});

test('where chapter 6 is not shown in one place, nothing is held against it', async () => {
  const product = productOf(
    orders(`${everything}\n  - not shown`, ', m: { type: string, maxLength: 3 }, d: { type: integer, default: 3 }'),
  );
  const results = await verify(product, await localGround(product, now));
  expect(results.filter(({ verdict }) => verdict === 'contradicted').map(({ because }) => because)).toEqual([]);
  expect(results.find(({ proof }) => proof.path === 'access')?.verdict).toBe('open');
});

test('what cannot be shown is not proven: of records that all are on one page, and of a call that another transition answers for', async () => {
  const product = productOf(
    orders(
      everything,
      '',
      'orders: { kind: list, entity: order, pageSize: 500, where: record.id > "", views: { few: { where: record.n <= constants.few } } }',
      `${states('new: {}, old: {}', 'close: { from: new, to: old, asks: [note], call: close }')}
## 5. Rules

\`\`\`yaml
long: { entity: order, assert: record.n > 2, error: short }
\`\`\`
${calls('close: { method: post, path: "/orders/{id}/close", errors: [short] }')}`,
    ),
  );
  const results = await verify(product, await localGround(product, now));
  const verdict = (path: string) => results.find(({ proof }) => proof.path === path)?.verdict;
  expect(verdict('screens.orders.pageSize')).toBe('untried');
  expect(verdict('screens.orders.where')).toBe('untried');
  expect(verdict('screens.orders.views.few')).toBe('proven');
  expect(verdict('constants.few')).toBe('proven');
  expect(verdict('calls.close.errors.0')).toBe('untried');
});

test('a fault of what tries is said of the one proof, and ends nothing', async () => {
  const product = productOf(orders(everything));
  const ground = await localGround(product, now);
  const results = await verify(product, {
    ...ground,
    send: async (request) => {
      if (request.method === 'DELETE') throw new TypeError('a fault');
      return ground.send(request);
    },
  });
  const faulty = results.filter(({ because }) => because.includes('a fault'));
  expect(faulty.length).toBeGreaterThan(0);
  expect(faulty.every(({ verdict }) => verdict === 'untried')).toBe(true);
  expect(results.length).toBeGreaterThan(faulty.length);
});

test('a constant that only a permission names rests on what that permission is tried by', async () => {
  const product = productOf(
    orders(permitted('{ effect: deny, roles: [b], can: [update], on: [order], when: record.n > constants.few }')),
  );
  const results = await verify(product, await localGround(product, now));
  expect(results.find(({ proof }) => proof.path === 'constants.few')?.verdict).toBe('proven');
  expect(results.find(({ proof }) => proof.path === 'constants.most (so far)')?.verdict).toBe('open');
});

/** A server that was built from a document in which one thing is otherwise. */
const mutants: [what: string, from: string, to: string, caughtAt: string][] = [
  ['ignores minLength', 'minLength: 3, ', '', 'entities.member.fields.name.minLength'],
  [
    'takes one character more than maxLength',
    'maxLength: 12',
    'maxLength: 13',
    'entities.member.fields.name.maxLength',
  ],
  [
    'takes one character less than maxLength',
    'maxLength: 12',
    'maxLength: 11',
    'entities.member.fields.name.maxLength',
  ],
  ['ignores minimum', 'minimum: 1, maximum', 'maximum', 'entities.item.fields.fee.minimum'],
  ['has another constant', 'highestFee: 20', 'highestFee: 25', 'entities.item.fields.fee.maximum'],
  ['ignores multipleOf', ', multipleOf: 0.5', '', 'entities.item.fields.fee.multipleOf'],
  ['takes the exclusive bound', 'exclusiveMinimum: 0', 'minimum: 0', 'entities.item.fields.weight.exclusiveMinimum'],
  [
    'refuses below the exclusive bound',
    'exclusiveMaximum: 9',
    'exclusiveMaximum: 8',
    'entities.item.fields.weight.exclusiveMaximum',
  ],
  [
    'takes fractions for whole numbers',
    'pieces: { type: integer',
    'pieces: { type: number',
    'entities.item.fields.pieces.type',
  ],
  ['ignores a pattern', ', pattern: "^[A-Z]{2}-[0-9]{3}$"', '', 'entities.item.fields.code.pattern'],
  ['does not anchor a pattern', '[0-9]{3}$"', '[0-9]{3}"', 'entities.item.fields.code.pattern'],
  ['takes any choice', ', enum: [basic, gold]', '', 'entities.member.fields.level.enum'],
  ['does not know a choice', 'enum: [basic, gold]', 'enum: [basic]', 'entities.member.fields.level.enum'],
  ['takes any text for an e-mail address', 'format: email, unique', 'unique', 'entities.member.fields.mail.format'],
  [
    'takes any text for a day',
    'born: { type: string, format: date }',
    'born: { type: string }',
    'entities.member.fields.born.format',
  ],
  [
    'takes any text for an address',
    'site: { type: string, format: uri }',
    'site: { type: string }',
    'entities.member.fields.site.format',
  ],
  [
    'takes a text for yes and no',
    'news: { type: boolean }',
    'news: { type: string }',
    'entities.member.fields.news.type',
  ],
  [
    'does not ask what is required',
    'code: { type: string, required: true',
    'code: { type: string',
    'entities.item.fields.code.required',
  ],
  [
    'does not ask inside of objects',
    'city: { type: string, required: true',
    'city: { type: string',
    'entities.member.fields.address.properties.city.required',
  ],
  ['asks what does not matter', ', relevantWhen: record.deposit > 100', '', 'entities.loan.fields.reason.relevantWhen'],
  ['forgets a default', ', default: basic', '', 'entities.member.fields.level.default'],
  [
    'begins with another moment',
    'default: =now()',
    'default: "2020-01-01T00:00:00Z"',
    'entities.loan.fields.made.default',
  ],
  ['does not note who made it', ', default: =subject.id', '', 'entities.loan.fields.by.default'],
  [
    'lets anybody answer what is read only',
    'made: { type: string, format: date-time, readOnly: true',
    'made: { type: string, format: date-time',
    'entities.loan.fields.made.readOnly',
  ],
  ['takes what is taken', 'format: email, unique: true', 'format: email', 'entities.member.fields.mail.unique'],
  [
    'takes a group that is taken',
    'unique: [[shelf, place]]',
    'unique: [[shelf, place, code]]',
    'entities.item.unique.0',
  ],
  ['takes an entry twice', 'uniqueItems: true, ', '', 'entities.item.fields.tags.uniqueItems'],
  ['takes a list that is too long', ', maxItems: 3', '', 'entities.item.fields.tags.maxItems'],
  ['takes an empty list', 'minItems: 1, ', '', 'entities.item.fields.tags.minItems'],
  ['lets anything be chosen', ', where: record.active', '', 'entities.loan.fields.member.where'],
  [
    'keeps what was to go with it',
    ', onDelete: cascade',
    ', onDelete: restrict',
    'entities.loan.fields.member.onDelete',
  ],
  [
    'works something out wrongly',
    'record.deposit + record.item.fee',
    'record.deposit - record.item.fee',
    'entities.loan.fields.total.computed',
  ],
  ['remembers nothing', 'history: true', 'history: false', 'entities.loan.history'],
  ['begins in another state', 'initial: open', 'initial: returned', 'lifecycles.loan.initial'],
  [
    'leads to another state',
    'bringBack: { from: open, to: returned',
    'bringBack: { from: open, to: lost',
    'lifecycles.loan.transitions.bringBack.to',
  ],
  [
    'leaves a state that it must not',
    'bringBack: { from: open',
    'bringBack: { from: [open, lost]',
    'lifecycles.loan.transitions.bringBack.from',
  ],
  ['skips a guard', ', guard: record.deposit > 20', '', 'lifecycles.loan.transitions.lose.guard'],
  ['lets a closed state be changed', 'lost: { editable: none }', 'lost: {}', 'lifecycles.loan.states.lost.editable'],
  ['skips a rule', 'assert: record.until <= today() + days(constants.longest)', 'assert: "true"', 'rules.soon.assert'],
  ['is a day off', '<= today()', '< today()', 'rules.soon.assert'],
  ['asks a rule that is not to be asked', 'when: record.item.fee > 10, ', '', 'rules.dear.when'],
  ['refuses what is only to be warned of', ', severity: warning', '', 'rules.kind.assert'],
  ['does not look at other records', "&& l.status == 'open')\"", "&& l.status == 'lost')\"", 'rules.once.assert'],
  [
    'opens a permission to another role',
    '{ roles: [helper], can: [list, read], on: [item]',
    '{ roles: [helper], can: [list, read, update], on: [item]',
    'access.permissions',
  ],
  [
    'closes a permission',
    'roles: [boss], can: all, on: all }',
    'roles: [boss], can: all, on: all }\n  - { effect: deny, roles: [helper], can: [read], on: [item] }',
    'access.permissions.1',
  ],
  ['shows a hidden field', 'fields: [code, shelf] }', 'fields: [code, shelf, fee] }', 'access.permissions.1'],
  [
    'forgets a condition',
    ", when: record.status == 'open' }\n  - { roles: [boss]",
    ' }\n  - { roles: [boss]',
    'access.permissions.2',
  ],
  [
    'forgets a deny',
    '\n  - { effect: deny, roles: [helper], can: [update], on: [loan], fields: [deposit] }',
    '',
    'access.permissions.2',
  ],
  ['does not inherit', 'chief: { inherits: [desk] }', 'chief: {}', 'access.permissions.0'],
  ['does not notice who was faster', ', concurrency: etag', '', 'calls.updateLoan.concurrency'],
  ['makes a second one at a second try', ', idempotencyKey: true', '', 'calls.createLoan.idempotencyKey'],
  ['pages otherwise', 'pagination: cursor', 'pagination: page', 'calls.listMembers.pagination'],
  ['takes another method', 'method: patch', 'method: put', 'calls.updateLoan.path'],
  [
    'has another status for an error',
    'deposit-missing: { status: 409',
    'deposit-missing: { status: 422',
    'rules.dear.assert',
  ],
  ['says something else', 'title: It is lent already', 'title: Sorry', 'rules.once.assert'],
  ['names another error', 'at: [until], error: too-long', 'at: [until], error: much', 'rules.soon.assert'],
  ['shows an error elsewhere', 'at: [until], error', 'at: [deposit], error', 'rules.soon.assert'],
  [
    'does not name what is gone',
    'errors: [wrong, faster, gone]',
    'errors: [wrong, faster]',
    'calls.updateLoan.errors.2',
  ],
  [
    'shows a view of everything',
    "open: { where: record.status == 'open' }",
    "open: { where: record.status != '' }",
    'screens.loans.views.open',
  ],
  ['sorts the other way', 'sort: [-until]', 'sort: [until]', 'screens.loans.sort'],
  ['has longer pages', 'pageSize: 5', 'pageSize: 6', 'screens.loans.pageSize'],
];

describe('a server is caught that', () => {
  test.each(mutants)('%s', async (_what, from, to, caughtAt) => {
    expect(lending).toContain(from);
    const other = productOf(lending.replace(from, to));
    expect(await isCaught(lending, { backend: (options) => createBackend(other, options) }, caughtAt)).toBe(true);
  });

  const wrapped: [what: string, wrap: (backend: Backend) => Backend, caughtAt: string][] = [
    [
      'answers 200 where it made something of a wrong body',
      (backend) => async (request) => as(await backend(request), 422, 400),
      'entities.member.fields.name.maxLength',
    ],
    [
      'says 404 where something is forbidden',
      (backend) => async (request) => as(await backend(request), 403, 404),
      'access.permissions',
    ],
    [
      'breaks down',
      (backend) => async (request) => as(await backend(request), 409, 500),
      'lifecycles.loan.transitions.bringBack.from',
    ],
    [
      'does not keep what it says that it keeps',
      (backend) => async (request) => (request.method === 'PATCH' ? echo(backend, request) : backend(request)),
      'entities.loan.history',
    ],
  ];

  /** Tried with a smaller document: it is about answers as such. */
  const answering: typeof wrapped = [
    [
      'answers 200 where it made something',
      (backend) => async (request) => as(await backend(request), 201, 200),
      'calls.addErrand.path',
    ],
    [
      'does not say where what it made is found',
      (backend) => async (request) => without(await backend(request), 'location'),
      'calls.addErrand.path',
    ],
    [
      'says another place than where what it made is found',
      (backend) => async (request) => within(await backend(request), 'location', (path) => `${path}0`),
      'calls.addErrand.path',
    ],
    [
      'says of what it made a place that nobody reaches',
      (backend) => async (request) =>
        within(await backend(request), 'location', (path) => `http://inside.invalid${path}`),
      'calls.addErrand.path',
    ],
    ...(
      [
        ['a rule of the document', 'rules.fair.assert'],
        ['an error that a call names', 'calls.readErrand.errors.0'],
        ['a field that nobody stated', 'entities.errand.fields'],
      ] as const
    ).map(([what, at]): (typeof wrapped)[number] => [
      `refuses ${what} with plain JSON`,
      (backend) => async (request) =>
        within(await backend(request), 'content-type', (type) => type.replace('problem+', '')),
      at,
    ]),
    ...(['GET', 'POST', 'PATCH'] as const).map((method): (typeof wrapped)[number] => [
      `answers a ${method} with a field that the document does not have`,
      (backend) => async (request) => {
        const answer = await backend(request);
        return request.method === method ? withField(answer) : answer;
      },
      'entities.errand.fields',
    ]),
    [
      'answers a transition with a field that the document does not have',
      (backend) => async (request) => {
        const answer = await backend(request);
        return request.url.endsWith('/take') ? withField(answer) : answer;
      },
      'lifecycles.errand.transitions.take.to',
    ],
    [
      'lists a field that the document does not have',
      (backend) => async (request) => {
        const answer = await backend(request);
        return new URL(request.url).pathname === '/errands' && request.method === 'GET' ? listedWith(answer) : answer;
      },
      'entities.errand.fields',
    ],
  ];

  test.each(wrapped)('%s', async (_what, wrap, caughtAt) => {
    const product = productOf(lending);
    expect(await isCaught(lending, { backend: (options) => wrap(createBackend(product, options)) }, caughtAt)).toBe(
      true,
    );
  });

  test.each(answering)('%s', async (_what, wrap, caughtAt) => {
    const product = productOf(errands);
    expect(await isCaught(errands, { backend: (options) => wrap(createBackend(product, options)) }, caughtAt)).toBe(
      true,
    );
  });
});

describe('a form is caught that', () => {
  const inForm: [what: string, from: string, to: string, caughtAt: string][] = [
    ['ignores maxLength', 'maxLength: 12', 'maxLength: 99', 'entities.member.fields.name.maxLength'],
    ['asks too much', 'site: { type: string', 'site: { required: true, type: string', 'entities.member.fields'],
    ['skips a rule', 'assert: record.deposit >= 50', 'assert: "true"', 'rules.dear.assert'],
  ];

  test.each(inForm)('%s', async (_what, from, to, caughtAt) => {
    expect(lending).toContain(from);
    const other = productOf(lending.replace(from, to));
    const judge: Tried['judge'] = (name, values, around, fields) => {
      const entity = other.entity(name);
      return entity ? validate(entity, values, around, { isForm: true, fields }) : [];
    };
    expect(await isCaught(lending, { judge }, caughtAt)).toBe(true);
  });
});

/** The answer with another status where it has one of its own. */
function as(response: Response, status: number, other: number): Response {
  return response.status === status
    ? new Response(response.body, { status: other, headers: response.headers })
    : response;
}

/** The answer without a header. */
function without(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

/** The answer with a header otherwise, where it has it. */
function within(response: Response, name: string, change: (value: string) => string): Response {
  const value = response.headers.get(name);
  if (value === null) return response;
  const headers = new Headers(response.headers);
  headers.set(name, change(value));
  return new Response(response.body, { status: response.status, headers });
}

/** The record with a field more. */
async function withField(response: Response): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const body = await response.json();
  return Response.json('items' in body ? body : { ...body, password: 'secret' }, response);
}

/** The page with a field more in each record. */
async function listedWith(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const body = await response.json();
  return Response.json(
    { ...body, items: body.items.map((item: object) => ({ ...item, password: 'secret' })) },
    response,
  );
}

/** Answers with what was there before. */
async function echo(backend: Backend, request: Request): Promise<Response> {
  const response = await backend(request.clone());
  if (!response.ok) return response;
  const body = await response.json();
  return Response.json({ ...body, $changes: [] }, { headers: response.headers });
}
