import { documentOf } from './document-of.ts';

/** A small product for which somebody else has written a server. */
export const errands = documentOf({
  2: `
errands: { path: /, kind: list, entity: errand, search: [title], filters: [status], sort: [title], pageSize: 4, views: { paid: { where: record.pay > 20 } } }`,
  3: `
errand:
  fields:
    id: { type: string, readOnly: true }
    title: { type: string, required: true, minLength: 3, maxLength: 40 }
    pay: { type: number, minimum: 1, maximum: 500 }
    tip: { type: integer, minimum: 0 }
    urgent: { type: boolean, default: false }
    runner: { type: string }
    total: { type: number, computed: record.pay + record.tip }
    status: { type: string, readOnly: true }`,
  4: `
errand:
  field: status
  initial: open
  states:
    open: {}
    taken: {}
    done: { editable: none }
  transitions:
    take: { from: open, to: taken }
    finish: { from: taken, to: done }`,
  5: `
fair: { entity: errand, when: record.urgent, assert: record.pay >= 10, at: [pay], error: unfair }`,
  6: `
roles: { keeper: {}, runner: {} }
permissions:
  - { roles: [keeper], can: [list, read, create, update, delete], on: [errand] }
  - { roles: [runner], can: [list, read, take], on: [errand] }
  - { roles: [runner], can: [finish], on: [errand], when: record.runner == subject.id }`,
  7: `
listErrands: { method: get, path: /errands, does: list, entity: errand, pagination: page, errors: [signed-out] }
readErrand: { method: get, path: "/errands/{id}", does: read, entity: errand, errors: [gone] }
addErrand: { method: post, path: /errands, does: create, entity: errand, errors: [unfair, not-you] }
changeErrand: { method: patch, path: "/errands/{id}", does: update, entity: errand, concurrency: etag }
dropErrand: { method: delete, path: "/errands/{id}", does: delete, entity: errand }
takeErrand: { method: post, path: "/errands/{id}/take", does: take, entity: errand }
finishErrand: { method: post, path: "/errands/{id}/finish", does: finish, entity: errand }`,
  8: `
unfair: { status: 422, title: An urgent errand is paid with 10 or more }
not-you: { status: 403, title: This is not for you }
gone: { status: 404, title: There is no such errand }
signed-out: { status: 401, title: Say who you are }`,
});

/** The line on which something stands in it, from 1. */
export function lineOf(text: string): number {
  return errands.slice(0, errands.indexOf(text)).split('\n').length;
}
