import type { Thing } from '../chapters/effects.ts';

/** A thing as it may be stated, in a line. */
export const wholes: Readonly<Record<Thing, string>> = {
  purpose: '{ title: Tool library }',
  audience: '{ title: Member, goals: [Find a drill for Saturday] }',
  screen: '{ path: /tools, kind: list, entity: tool }',
  view: '{ title: Late, where: record.dueOn < today() }',
  widget: '{ kind: figure, title: Tools, of: tool }',
  section: '{ title: Tool, fields: [name, owner] }',
  step: '{ title: The tool, fields: [name, owner] }',
  entity: '{ title: Tool, fields: { name: { type: string } } }',
  field: '{ type: string }',
  option: '{ value: power, title: Power tools }',
  lifecycle: '{ field: status, initial: offered, states: { offered: {}, lent: {} } }',
  state: '{ title: Lent }',
  transition: '{ from: [offered], to: lent }',
  rule: '{ entity: loan, assert: record.dueOn >= today() }',
  access: '{ roles: { member: { title: Member } } }',
  role: '{ title: Member }',
  users: '{ entity: user, roles: roles }',
  permission: '{ roles: [member], can: [list, read], on: [tool] }',
  call: '{ method: get, path: /tools, does: list, entity: tool }',
  error: '{ status: 409, title: Somebody else has this tool }',
  constant: '{ value: 14, unit: days }',
};
