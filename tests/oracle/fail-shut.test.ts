import { beforeAll, describe, expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { desk, line } from './desk.ts';
import { type Mistake, ways, withMistake } from './mistake.ts';
import { inAccess } from './mistakes-in-access.ts';
import { inLifecycles } from './mistakes-in-lifecycle.ts';
import { inPermissions } from './mistakes-in-permissions.ts';
import { inWriting } from './mistakes-in-writing.ts';
import { productOf } from './product.ts';

let right: Set<string>;
let answers = 0;
let namedInRight = 0;

beforeAll(async () => {
  const { product, problems } = productOf(desk);
  right = (await capabilitiesOf(product)).can;
  namedInRight = problems.length;
});

const numbered = (mistakes: readonly Mistake[]) =>
  mistakes.map((one, index) => [`${index}: ${one.name}`, one] as const);

async function holdsShut(mistake: Mistake) {
  const { product, specification, problems } = productOf(withMistake(desk, mistake));
  const { can, answers: asked } = await capabilitiesOf(product);
  answers += asked;
  const opened = [...can].filter((one) => !right.has(one));
  const leftOpen = [...can].filter((one) => mistake.shuts.test(one));
  const closed = [...right].filter((one) => mistake.keeps.test(one) && !mistake.shuts.test(one) && !can.has(one));
  const named = problems.length + specification.notShown.length + specification.unusable.length;
  return { opened, leftOpen, closed, isNamed: named > namedInRight || !mistake.isNamed };
}

const shut = { opened: [], leftOpen: [], closed: [], isNamed: true };

describe('the right document', () => {
  test('is without a mistake, and what it allows is neither everything nor nothing', () => {
    const { problems, specification } = productOf(desk);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect({ errors, notShown: specification.notShown, unusable: specification.unusable }).toEqual({
      errors: [],
      notShown: [],
      unusable: [],
    });
    for (const one of [
      'reader: read note/n1',
      'writer: update note/n1 title',
      'chief: retract note/n3',
      'chief: delete note/n1',
    ])
      expect([...right], one).toContain(one);
    for (const one of [
      'reader: read note/n2',
      'reader: sees note/n1 secret',
      'writer: update note/n1 secret',
      'chief: update note/n1 secret',
      'writer: delete note/n1',
      'chief: delete note/n3',
      'writer: update note/n3 title',
      'writer: update note/n1 status',
      'writer: publish note/n4',
      'nobody: read note/n1',
    ])
      expect([...right], one).not.toContain(one);
  });
});

describe('a mistake opens nothing, and closes what stands on it alone', () => {
  test.each(numbered(inPermissions))('in a permission, %s', async (_, mistake) => {
    expect(await holdsShut(mistake)).toEqual(shut);
  });

  test.each(numbered(inAccess))('in chapter 6, %s', async (_, mistake) => {
    expect(await holdsShut(mistake)).toEqual(shut);
  });

  test.each(numbered(inLifecycles))('in chapter 4, %s', async (_, mistake) => {
    expect(await holdsShut(mistake)).toEqual(shut);
  });

  test.each(numbered(inWriting))('in how a chapter is set, %s', async (_, mistake) => {
    expect(await holdsShut(mistake)).toEqual(shut);
  });
});

const roles = [
  'roles: not shown',
  'roles: [chef]',
  'roles: [chief, not shown]',
  'roles: ""',
  'roles: { chief: true }',
  'role: [chief]',
];

test.each(ways(line.screen, 'roles: [chief]', roles).map((one) => [one.name, one] as const))(
  'a screen whose roles cannot be used says so, and changes nothing else: %s',
  async (_, mistake) => {
    const { specification } = productOf(withMistake(desk, mistake));
    const named = [...specification.unusable, ...specification.notShown];
    expect(named.some((path) => path.startsWith('screens.desk'))).toBe(true);
    expect(await holdsShut({ ...mistake, keeps: /./ })).toEqual(shut);
  },
);

test('enough was written wrongly, and asked', () => {
  expect(inPermissions.length + inAccess.length + inLifecycles.length).toBeGreaterThan(250);
  expect(answers).toBeGreaterThan(50_000);
});
