import { describe, expect, test } from 'vitest';
import { knownTo } from '#app/screens';
import { type Around, compile, parseListQuery, type Screen, type Values } from '#specification';
import { read } from '#specification/reading';
import { bulkActionsOf, takersOf } from './bulk.ts';

const text = `## 2. Screens and routes

\`\`\`yaml
books: { path: /, kind: list, entity: book, sort: [-title], views: { out: { where: record.state == 'lent' } }, bulk: [lend, lose, sell, delete, nonsense] }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
author: { fields: { name: { type: string } } }
book: { fields: { title: { type: string }, owner: { type: string }, author: { type: reference, to: author }, state: { type: string } } }
\`\`\`

## 4. States and transitions

\`\`\`yaml
book:
  field: state
  initial: shelf
  states: { shelf: {}, lent: {}, lost: {} }
  transitions:
    lend: { from: shelf, to: lent }
    lose: { from: [shelf, lent], to: lost, guard: record.owner != 'me' }
    sell: { from: shelf, to: lost }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { clerk: {} }
permissions:
  - { roles: [clerk], can: [list, read, lend, lose], on: [book] }
  - { roles: [clerk], can: [delete], on: [book], when: record.owner == subject.id }
\`\`\`
`;
const { specification } = read(text);
const screen = compile(specification).screen('books') as Screen;
const around: Around = { subject: { id: 'me', roles: ['clerk'] } };

describe('a list query', () => {
  const asked = (address: string) => knownTo(screen, parseListQuery(new URLSearchParams(address)));

  test('keeps paths that lead somewhere and views that there are', () => {
    const { filters, sort, view } = asked(
      'filter[author.name]=~K&filter[nothing]=x&filter[__proto__]=1&sort=-author.name,nothing&view=out',
    );
    expect([...filters.keys()]).toEqual(['author.name']);
    expect(sort).toEqual(['-author.name']);
    expect(view).toBe('out');
    expect(asked('view=toString').view).toBe('');
  });
});

describe('what can be done to several records', () => {
  const actions = bulkActionsOf(screen, around);
  const takers = (does: string, records: Values[]) => {
    const action = actions.find((one) => one.does === does);
    return action && screen.entity && takersOf(action, screen.entity, records, around).map(({ id }) => id);
  };
  const book = (id: string, values: Values = {}): Values => ({
    id,
    title: id,
    owner: 'you',
    author: null,
    state: 'shelf',
    ...values,
  });

  test('is what somebody may ever do', () => {
    const may = actions.map(({ does, isDenied }) => [does, !isDenied]);
    expect(may).toEqual([
      ['lend', true],
      ['lose', true],
      ['sell', false],
      ['delete', true],
    ]);
    const { specification: hiding } = read(text.replace('permissions:', 'whenDenied: hide\npermissions:'));
    const hidden = bulkActionsOf(compile(hiding).screen('books') as Screen, around);
    expect(hidden.map(({ does }) => does)).toEqual(['lend', 'lose', 'delete']);
  });

  test('is done to those that can take it', () => {
    expect(takers('lend', [book('a'), book('b', { state: 'lent' }), book('c', { state: null })])).toEqual(['a']);
    expect(takers('lose', [book('a'), book('b', { owner: 'me' }), book('c', { owner: null })])).toEqual(['a', 'c']);
    expect(takers('delete', [book('a'), book('b', { owner: 'me' })])).toEqual(['b']);
  });

  test('is tried where only the backend can tell', () => {
    const { owner: _, ...hidden } = book('a');
    expect(takers('lose', [hidden])).toEqual(['a']);
    expect(takers('delete', [hidden])).toEqual(['a']);
  });
});
