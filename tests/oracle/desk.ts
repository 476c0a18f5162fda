import type { Kept, Subject } from './model.ts';

/** The lines of the right document that the mistakes are made in. */
export const line = {
  draft: '{ title: Draft, tone: info, editable: [title, rank, secret] }',
  published: '{ title: Published, editable: none }',
  publish: '{ from: [draft], to: public, guard: record.open == true }',
  retract: `{ from: public, to: draft, guard: "subject.roles.exists(r, r == 'chief')" }`,
  chief: '{ title: Chief, inherits: [writer] }',
  allow:
    '{ effect: allow, roles: [reader], can: [list, read], on: [note], fields: [title, status], when: record.open == true }',
  deny: '{ effect: deny, roles: [writer], can: [update], on: [note], fields: [secret], when: record.open == true }',
  screen: '{ path: /desk, kind: list, entity: note, roles: [chief] }',
};

/** Chapter 4, without its heading. */
export const lifecycles = `note:
  field: status
  initial: draft
  states:
    draft: ${line.draft}
    public: ${line.published}
  transitions:
    publish: ${line.publish}
    retract: ${line.retract}`;

/** Chapter 6, without its heading. */
export const access = `roles:
  reader: { title: Reader }
  writer: { title: Writer }
  chief: ${line.chief}
permissions:
  - ${line.allow}
  - { roles: [writer], can: [list, read, create, update, delete, publish], on: [note] }
  - ${line.deny}
  - { roles: [chief], can: all, on: all }
  - { effect: deny, roles: [writer], can: [delete], on: [note], when: record.owner == subject.id }
whenDenied: explain`;

/** A document in which every permission, guard and state is written rightly. */
export const desk = `# Desk

## 1. Purpose and audience

\`\`\`yaml
title: Desk
locales: [en]
timeZone: UTC
\`\`\`

## 2. Screens and routes

\`\`\`yaml
notes: { path: /notes, kind: list, entity: note }
desk: ${line.screen}
\`\`\`

## 3. Entities and fields

\`\`\`yaml
note:
  fields:
    title: { type: string }
    secret: { type: string }
    rank: { type: number }
    open: { type: boolean }
    owner: { type: reference, to: person }
    status: { type: string }
person:
  fields:
    name: { type: string }
\`\`\`

## 4. States and transitions

\`\`\`yaml
${lifecycles}
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
${access}
\`\`\`

## 9. Constants and limits

\`\`\`yaml
most: 3
\`\`\`
`;

/** Four notes, open and not, answered and not, in each state. */
export const records: Record<string, Kept[]> = {
  note: [
    { key: 'n1', values: { title: 'red', secret: 'rose', rank: 1, open: true, owner: 'u1', status: 'draft' } },
    { key: 'n2', values: { title: 'blue', secret: null, rank: null, open: false, owner: null, status: 'draft' } },
    { key: 'n3', values: { title: 'green', secret: 'moss', rank: 3, open: true, owner: 'u2', status: 'public' } },
    { key: 'n4', values: { title: null, secret: null, rank: null, open: null, owner: null, status: 'draft' } },
  ],
  person: [
    { key: 'u1', values: { name: 'Ada' } },
    { key: 'u2', values: { name: null } },
  ],
};

export const subjects: Record<string, Subject> = {
  reader: { id: 'u1', roles: ['reader'] },
  writer: { id: 'u1', roles: ['writer'] },
  other: { id: 'u2', roles: ['writer', 'reader'] },
  chief: { id: 'u2', roles: ['chief'] },
  nobody: { id: 'u1', roles: [] },
};
