import { documentOf } from './document-of.ts';

/** A small document that has one of each thing that can be proven. */
export const lending = documentOf({
  2: `loans: { path: /loans, kind: list, entity: loan, sort: [-until], pageSize: 5, views: { open: { where: record.status == 'open' } } }`,
  3: `
member:
  fields:
    name: { type: string, required: true, minLength: 3, maxLength: 12 }
    mail: { type: string, format: email, unique: true }
    level: { type: string, enum: [basic, gold], default: basic }
    born: { type: string, format: date }
    site: { type: string, format: uri }
    active: { type: boolean }
    news: { type: boolean }
    address: { type: object, properties: { city: { type: string, required: true, maxLength: 8 }, street: { type: string } } }
item:
  unique: [[shelf, place]]
  fields:
    code: { type: string, required: true, pattern: "^[A-Z]{2}-[0-9]{3}$" }
    fee: { type: number, minimum: 1, maximum: =constants.highestFee, multipleOf: 0.5 }
    weight: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 9 }
    pieces: { type: integer, minimum: 1 }
    tags: { type: array, items: { type: string }, uniqueItems: true, minItems: 1, maxItems: 3 }
    shelf: { type: integer }
    place: { type: integer }
loan:
  history: true
  fields:
    member: { type: reference, to: member, required: true, where: record.active, onDelete: cascade }
    item: { type: reference, to: item, required: true }
    until: { type: string, format: date, required: true }
    deposit: { type: number, minimum: 0 }
    reason: { type: string, required: true, relevantWhen: record.deposit > 100 }
    made: { type: string, format: date-time, readOnly: true, default: =now() }
    by: { type: string, readOnly: true, default: =subject.id }
    total: { type: number, computed: record.deposit + record.item.fee }
    status: { type: string, readOnly: true }`,
  4: `
loan:
  field: status
  initial: open
  states:
    open: {}
    returned: { editable: [reason] }
    lost: { editable: none }
  transitions:
    bringBack: { from: open, to: returned }
    lose: { from: [open], to: lost, asks: [deposit], guard: record.deposit > 20 }`,
  5: `
soon: { entity: loan, assert: record.until <= today() + days(constants.longest), at: [until], error: too-long }
dear: { entity: loan, when: record.item.fee > 10, assert: record.deposit >= 50, at: [deposit], error: deposit-missing }
kind: { entity: loan, assert: record.deposit < 500, at: [deposit], error: much, severity: warning }
once: { entity: loan, when: record.status == 'open', assert: "!records.loan.exists(l, l.item == record.item && l.status == 'open')", at: [item], error: lent }`,
  6: `
roles: { desk: {}, helper: {}, boss: {}, chief: { inherits: [desk] } }
permissions:
  - { roles: [desk], can: [list, read, create, update, bringBack], on: [member, item, loan] }
  - { roles: [helper], can: [list, read], on: [item], fields: [code, shelf] }
  - { roles: [helper], can: [read, update], on: [loan], fields: [reason, status, deposit], when: record.status == 'open' }
  - { roles: [boss], can: all, on: all }
  - { effect: deny, roles: [helper], can: [update], on: [loan], fields: [deposit] }`,
  7: `
listLoans: { method: get, path: /loans, does: list, entity: loan, pagination: page }
createLoan: { method: post, path: /loans, does: create, entity: loan, idempotencyKey: true, errors: [wrong, too-long, denied] }
updateLoan: { method: patch, path: "/loans/{id}", does: update, entity: loan, concurrency: etag, errors: [wrong, faster, gone] }
listMembers: { method: get, path: /members, does: list, entity: member, pagination: cursor }`,
  8: `
wrong: { status: 422, title: Something is wrong }
too-long: { status: 422, title: "That is longer than {constants.longest} days" }
deposit-missing: { status: 409, title: It takes a deposit }
much: { status: 422, title: That is much }
lent: { status: 409, title: It is lent already }
denied: { status: 403, title: You may not do this }
faster: { status: 412, title: Somebody was faster }
gone: { status: 404, title: There is no such loan }`,
  9: `
highestFee: 20
longest: 30`,
});
