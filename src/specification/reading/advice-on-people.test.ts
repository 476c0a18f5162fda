import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const entities =
  'owner: { fields: { name: text } }\npet: { fields: { name: text, owner: owner } }\nvisit: { fields: { pet: pet } }';
const clinic =
  chapter(3, entities) +
  chapter(4, 'visit: { initial: booked, states: { booked: {}, off: {} }, transitions: { cancel: booked -> off } }');

function advice(rights: string): string | undefined {
  const [problem, ...others] = read(`${clinic}${chapter(6, `roles:\n  desk: ${rights}`)}`).problems;
  expect(others).toEqual([]);
  return problem?.values.example?.split('\npermissions: ')[1];
}

/** A verb that the document does not have is what may be done, and never a condition of something else. */
test.each([
  [
    'can do everything with owners and pets, can book and cancel visits',
    '[{ roles: [desk], can: all, on: [owner, pet] }, { roles: [desk], can: [list, read, cancel, book], on: [visit] }]',
  ],
  ['can examine, vaccinate and treat pets', '[{ roles: [desk], can: [examine, vaccinate, treat], on: [pet] }]'],
  ['can see pets, can treat', '[{ roles: [desk], can: [list, read, treat], on: [pet] }]'],
  ['can treat', '[{ roles: [desk], can: [treat], on: […] }]'],
  ['can sometimes read pets', '[{ roles: [desk], can: [list, read], on: [pet], when: … sometimes }]'],
  ['can sometimes cancel visits', '[{ roles: [desk], can: [list, read, cancel], on: [visit], when: … sometimes }]'],
  ['can cancel visits often', '[{ roles: [desk], can: [list, read, cancel], on: [visit], when: … often }]'],
  ['may read pets and groom', '[{ roles: [desk], can: [list, read], on: [pet], when: … groom }]'],
])('%s', (rights, permissions) => {
  expect(advice(rights)).toBe(permissions);
});

describe('what is own', () => {
  const roles = 'roles: { type: array, items: { type: string } }';
  const users = 'users: { entity: user, roles: roles }';
  const pets = 'pet: { fields: { owner: owner } }';
  const problemsOf = (stated: string, rights: string) =>
    read(chapter(3, `${pets}\n${stated}`) + chapter(6, `${rights}\n${users}`)).problems;

  test.each([
    [`owner: { fields: { name: text } }\nuser: { fields: { ${roles} } }`, '… own'],
    // Whose vet it is, is nothing of the owner's own.
    [`owner: { fields: { vet: user } }\nuser: { fields: { ${roles} } }`, '… own'],
    [`owner: { fields: { user: user } }\nuser: { fields: { ${roles} } }`, 'record.owner.user == subject.id'],
  ])('of %s', (stated, when) => {
    const [problem] = problemsOf(stated, 'roles:\n  owner: sees own pets');
    expect(problem?.values.example).toContain(`on: [pet], when: ${when} }`);
  });

  const rights =
    'roles: { owner: {} }\npermissions: [{ roles: [owner], can: [read], on: [pet], when: record.owner == subject.id }]';

  test('a record is no user where it is of another entity, and that is told', () => {
    const problems = problemsOf(`owner: { fields: { name: text } }\nuser: { fields: { ${roles} } }`, rights);
    expect(problems.map(({ code, values }) => [code, values.left, values.right])).toEqual([
      ['expression.otherRecord', 'owner', 'user'],
    ]);
  });

  test('keys that are stated may be the same in two entities', () => {
    const keyed = `owner: { key: mail, fields: { mail: text } }\nuser: { key: mail, fields: { mail: text, ${roles} } }`;
    expect(problemsOf(keyed, rights)).toEqual([]);
  });
});

describe('who the users are', () => {
  const roles = chapter(6, 'roles: { desk: {}, vet: {} }');
  const kept = '{ type: array, items: { type: string, enum: [desk, vet] } }';

  test.each(['user', 'vet', 'Vet'])('a field of the type %s is told which entity to state', (type) => {
    const [problem] = read(chapter(3, `visit: { fields: { vet: ${type} } }`) + roles).problems;
    expect(problem).toMatchObject({ code: 'fact.users' });
    expect(problem?.values.example).toBe(
      `vet: { type: reference, to: user }\nuser: { fields: { name: { type: string }, roles: ${kept} } }\nusers: { entity: user, roles: roles }`,
    );
  });

  test('an entity that is called so is referred to', () => {
    const { problems } = read(chapter(3, 'visit: { fields: { vet: vet } }\nuser: { fields: { mail: text } }') + roles);
    expect(problems.map(({ values }) => values.example)).toEqual(['vet: { type: reference, to: user }']);
  });

  test('where they are stated it refers to them, and roles are those that there are', () => {
    const users = chapter(6, 'roles: { desk: {}, vet: {} }\nusers: { entity: person, roles: roles }');
    const { problems } = read(
      chapter(3, 'visit: { fields: { vet: user } }\nperson: { fields: { roles: roles } }') + users,
    );
    expect(problems.map(({ values }) => values.example)).toEqual([
      'vet: { type: reference, to: person }',
      `roles: ${kept}`,
    ]);
  });
});

describe('chapter 6 in the words of another language', () => {
  const advised = (yaml: string) => {
    const { problems, specification } = read(clinic + chapter(6, yaml));
    // They decide over access: what is not written exactly states nothing.
    expect(specification.access).toEqual({});
    return problems.map(({ values }) => values.example);
  };

  test('is told its exact form at once', () => {
    expect(advised('rollen:\n  Arzt: darf pets lesen')).toEqual([
      'roles: { Arzt: {} }\npermissions: [{ roles: [Arzt], can: [list, read], on: [pet] }]',
    ]);
    expect(advised('rollen: { a: {}, b: {} }\nrechte: [{ rollen: [a], can: [read], on: [pet] }]')).toEqual([
      'roles: { a: {}, b: {} }',
      'permissions: [{ roles: [a], can: [list, read], on: [pet] }]',
    ]);
  });
});
