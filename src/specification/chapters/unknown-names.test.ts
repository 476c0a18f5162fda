import { expect, test } from 'vitest';
import { chapter, problemsOf } from './in-tests.ts';

/** A document in which every name is known, a block a chapter. */
const whole: Readonly<Record<number, string>> = {
  2: 'tools: { kind: list, entity: tool }',
  3: 'tool: { fields: { name: { type: string }, status: { type: string } } }',
  4: 'tool: { field: status, states: { a: {}, b: {} }, transitions: { go: { from: [a], to: b } } }',
  5: 'r: { entity: tool, assert: \'record.name != ""\' }',
  6: 'roles: { clerk: {} }',
  7: 'getTools: { method: get, path: /tools, does: list, entity: tool }',
  8: 'gone: { status: 404 }',
  9: 'most: 3',
};

test.each<[number, string, ...paths: string[]]>([
  [2, 's: { kind: list, entity: tol, parent: tolls, roles: [clrk] }', 'entity', 'parent', 'roles.0'],
  [
    2,
    's: { kind: list, entity: tool, columns: [nme], filters: [nme], search: [nme], sort: [-nme] }',
    'columns.0',
    'sort.0',
  ],
  [2, 's: { kind: list, entity: tool, bulk: [fly], pageSize: =constants.mst }', 'bulk.0', 'pageSize'],
  [
    2,
    's: { kind: list, entity: tool, views: { v: { where: record.nme == "x", as: calendar, on: dy } } }',
    'where',
    'on',
  ],
  [2, 's: { kind: detail, entity: tool, related: [loan], sections: [{ fields: [nme] }] }', 'related.0', 'fields.0'],
  [2, 's: { kind: create, entity: tool, steps: [[nme]] }', 'steps.0.0'],
  [
    2,
    's: { kind: dashboard, widgets: [{ kind: figure, of: tol }, { kind: bars, of: tool, by: nme }] }',
    '0.of',
    '1.by',
  ],
  [
    3,
    'tool: { key: nme, display: nm, unique: [[x]], fields: { name: string, status: string } }',
    'key',
    'display',
    '0.0',
  ],
  [
    3,
    'tool: { fields: { status: string, a: { type: reference, to: tol }, b: { items: { to: tol } } } }',
    'a.to',
    'items.to',
  ],
  [3, 'tool: { fields: { status: string, name: { type: string, default: =constants.mst } } }', 'name.default'],
  [3, 'tool: { fields: { status: string, name: strng } }', 'fields.name'],
  [4, 'tol: { states: { a: {} } }', 'lifecycles.tol'],
  [4, 'tool: { field: stat, initial: c, states: { a: { editable: [nme] } } }', 'field', 'initial', 'editable.0'],
  [4, 'tool: { states: { a: {} }, transitions: { go: x -> y } }', 'from.0', 'go.to'],
  [
    4,
    'tool: { transitions: { go: { asks: [nme], call: gettool, guard: record.nme == "" } } }',
    'asks.0',
    'call',
    'guard',
  ],
  [5, 'r: { entity: loan, assert: record.name == "x" }', 'entity'],
  [5, 'r: { entity: tool, at: [nme], error: gon, assert: constants.mst > 1 }', 'at.0', 'error', 'assert'],
  [5, 'r: { assert: "records.loan.exists(l, true)" }', 'assert'],
  [5, 'r: { entity: tool, assert: \'record.status == "c"\' }', 'assert'],
  [6, 'roles: { clerk: { inherits: [clrk] } }\nusers: { entity: usr, roles: r }', 'inherits.0', 'users.entity'],
  [6, 'roles: { clerk: {} }\npermissions: [{ roles: [q], can: [fly], on: [loan] }]', 'roles.0', 'can.0', 'on.0'],
  [6, 'roles: { clerk: {} }\npermissions: [{ roles: [clerk], can: [read], on: [tool], fields: [nme] }]', 'fields.0'],
  [7, 'c: { does: fly, entity: tol, errors: [gon] }', 'does', 'entity', 'errors.0'],
  [7, 'c: { method: patch, path: "/c/{nme}", does: update, entity: tool, body: [nme] }', 'path', 'body.0'],
])('chapter %i: %s names each name that is stated nowhere, with its line', (number, yaml, ...paths) => {
  const text = Object.entries(whole).map(([key, block]) => chapter(Number(key), Number(key) === number ? yaml : block));
  const said = problemsOf(text.join('\n'));
  for (const path of paths) {
    const message = said.find((one) => one.includes(`${path}: `));
    expect(message, said.join('\n')).toMatch(/^P\.md:\d+:\d+ .*(?:did you mean|there is)/);
  }
});
