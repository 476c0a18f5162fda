import type * as z from 'zod';
import { forms, isMap, Written } from '../chapters/facts.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import type { ProblemCode, ProblemValues } from '../problem.ts';
import { remember } from '../remember.ts';
import { exampleAt } from '../vocabulary/example-at.ts';
import { ownExample } from '../vocabulary/own-example.ts';
import { takersIn } from '../vocabulary/own-names.ts';
import { tellsRights } from '../vocabulary/own-rights.ts';
import { layoutOf } from '../vocabulary/own-screen.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { asFields, fieldsSwallowed, rightsBeside, rightsOfRoles, rightsToTake } from './amiss.ts';
import { belongsElsewhere } from './belongs-elsewhere.ts';
import type { DraftNames } from './draft-names.ts';
import { fieldFault } from './field-fault.ts';
import { flow, flowOf } from './flow.ts';
import { inputAt, type Steps } from './input-at.ts';
import { lifecycleFault, namelessFaults, toldWhole } from './lifecycle-fault.ts';
import { listForWord } from './list-for-word.ts';
import { permissionsIn, rolesAndRightsIn } from './permissions-meant.ts';
import { ruleFaults } from './rule-fault.ts';
import { scalarMeant } from './scalar-meant.ts';
import { isGroup, screenMeant, widgetsMeant } from './screen-meant.ts';
import { shortened } from './shortened.ts';
import { unknownKey } from './unknown-keys/unknown-key.ts';
import { wordMeant } from './word-meant.ts';

type Issue = z.core.$ZodIssue;

/** What does not fit its vocabulary, in place of what zod says of it. */
export interface Fault {
  steps: Steps;
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
  /** Whether it is said once of all that are amiss in the same way. */
  isShared: boolean;
  /** What else it is said once of than what holds it. */
  group?: string;
  /** Whether it is only told with others that are amiss, and right by itself. */
  isRight?: boolean;
  /** Whether it is called as nothing can be: then it is not there at all. */
  isNoName?: boolean;
}

/** What is wrong with a value that was held against a vocabulary. */
export function faultsIn(chapter: ChapterKey, issues: readonly Issue[], root: unknown, names: DraftNames): Fault[] {
  const held = { chapter, root, names };
  const whole = wholeFaults(held);
  const places = new Set(whole.map(({ steps }) => steps.join('.')));
  const isInside = (steps: Steps) => steps.some((_, index) => places.has(steps.slice(0, index + 1).join('.')));
  const others = issues.filter((issue) => !isInside(issue.path as Steps));
  const faults = others.flatMap((issue) => faultsOf(held, issue, issue.path as Steps));
  return [...(chapter === 'lifecycles' ? toldWhole(faults) : faults), ...whole];
}

/** What is only seen of things as a whole. */
function wholeFaults(held: Held): Fault[] {
  if (held.chapter === 'entities') return swallowedIn(held.root, held.names);
  if (held.chapter === 'lifecycles') return namelessFaults(held);
  return held.chapter === 'rules' ? ruleFaults(held) : [];
}

/** Fields that are called as a key of their entity is, and taken for that. */
function swallowedIn(entities: unknown, names: DraftNames): Fault[] {
  return Object.entries(isMap(entities) ? entities : {}).flatMap(([name, entity]) => {
    const path = `entities.${name}`;
    const keys = fieldsSwallowed(path, entity, names);
    const example = keys.length > 0 ? asFields(path, entity, keys, names) : undefined;
    if (example === undefined) return [];
    return keys.map((key): Fault => ({ steps: [name, key], code: 'fact.field', values: { example }, isShared: true }));
  });
}

/** What is held against its vocabulary, and the names that examples may use. */
export interface Held {
  chapter: ChapterKey;
  root: unknown;
  names: DraftNames;
}

function faultsOf(held: Held, issue: Issue, steps: Steps): Fault[] {
  const { chapter, root, names } = held;
  const path = [chapter, ...steps].join('.');
  if (path === 'access.users' && tellsRights(inputAt(root, steps)))
    return [{ steps, code: 'fact.permission', values: rightsBeside(root, names), isShared: true }];
  if (issue.code === 'unrecognized_keys') {
    // A number where a thing stands has no keys of its own.
    if (inputAt(root, steps) instanceof Written)
      return faultsOf(
        held,
        { code: 'invalid_type', expected: 'object', message: '', path: issue.path, input: undefined },
        steps,
      );
    // The vocabulary puts the keys that there are where a message would be.
    const known = issue.message.split(' ');
    const lifecycle = lifecycleFault(held, steps, issue.keys, known);
    if (lifecycle) return lifecycle;
    return issue.keys.map((key) => ({
      steps: [...steps, key],
      ...unknownKey({ path, names, keys: issue.keys, thing: inputAt(root, steps) }, key, known),
    }));
  }
  const asWritten = inputAt(root, steps);
  const input = names.asListed(path, asWritten);
  const elsewhere = belongsElsewhere(path, steps.at(-1), input, names);
  if (elsewhere) return [{ steps, ...elsewhere, isShared: false }];
  if (issue.code === 'invalid_union') {
    const inner = isMap(input) ? deeperBranch(issue.errors) : undefined;
    if (inner) return inner.flatMap((one) => faultsOf(held, one, [...steps, ...(one.path as Steps)]));
  }
  const at = thingAt(path);
  const ofField = listForWord(path, issue, asWritten, root, steps) ?? fieldFaultAt(path, issue, input, held, steps);
  if (ofField) return [{ steps, ...ofField, isShared: false }];
  if (
    at?.thing === 'role' &&
    at.key === undefined &&
    (input === null || tellsRights(input) || names.areEntities(input))
  ) {
    const values = rightsOfRoles(names);
    return [{ steps, code: 'fact.permission', values, isShared: true, group: 'roles' }];
  }
  const lifecycle = lifecycleFault(held, steps);
  if (lifecycle) return lifecycle;
  const laidOut = path === `screens.${steps[0]}.kind` ? laidOutScreen(String(steps[0]), held, input) : undefined;
  if (laidOut) return [{ steps, code: 'fact.exact', values: { example: laidOut }, isShared: true }];
  const code = codeOf(issue, path, steps, input);
  // What an item says that is no name is seen beside the others.
  const isOfItem =
    typeof steps.at(-1) === 'number' &&
    (code === 'fact.groups' ||
      (code === 'fact.items' && isMap(input)) ||
      (typeof input === 'string' && (at?.thing === 'permission' || at?.thing === 'widget') && at.key === undefined));
  const example = isOfItem ? exampleOfList(code, path, inputAt(root, steps.slice(0, -1)), names) : undefined;
  const told = () => ({
    ...written(code === 'fact.list' ? asWritten : input),
    ...(example ?? exampleOf(code, path, input, names)),
    ...wordsOf(issue, input, path),
  });
  const fault = { steps, code, values: told, isShared: code === 'fact.groups' || code === 'fact.entries' || isOfItem };
  const takers = at?.thing === 'lifecycle' && at.key === 'transitions' ? takersIn(input) : [];
  if (takers.length === 0) return [fault];
  const values = () => rightsToTake(takers, String(steps[0]), names);
  return [fault, { steps, code: 'fact.permission', values, isShared: false }];
}

/** A screen whose kind speaks of how a list is laid out, `kind: board by state`, in its exact form. */
function laidOutScreen(name: string, { root, names }: Held, kind: unknown): string | undefined {
  const as = typeof kind === 'string' ? layoutOf(kind) : undefined;
  const screen = inputAt(root, [name]);
  if (as === undefined || !isMap(screen)) return undefined;
  const meant = screenMeant(name, screen, [], names);
  if (meant !== undefined) return `${name}: ${meant}`;
  const stated = Object.entries(screen).filter(([key]) => key !== 'kind' && key !== 'as' && !isGroup(key));
  const entity = Object.hasOwn(screen, 'entity') ? undefined : names.spokenOf(name)[0];
  const written = stated.map(([key, value]): [string, string] => [key, flow(value)]);
  return `${name}: ${flowOf([...written, ['kind', 'list'], ...(entity ? [['entity', entity] as const] : []), ['as', as]])}`;
}

/** A word or a list in place of a field, or of its type. */
function fieldFaultAt(path: string, issue: Issue, input: unknown, { names, root }: Held, own: Steps) {
  const at = thingAt(path);
  if (at?.thing !== 'field' || typeof input === 'symbol') return undefined;
  const steps = path.split('.');
  if (at.key === undefined || at.key === 'items')
    return issue.code === 'invalid_type' ? fieldFault(path, input, names) : undefined;
  const isType = at.key === 'type' && issue.code === 'invalid_value' && typeof input === 'string';
  if (!isType || isChoice(path, input)) return undefined;
  const field = inputAt(root, own.slice(0, -1));
  const beside = Object.entries(isMap(field) ? field : {}).flatMap(([key, value]) =>
    key === 'type' ? [] : [[key, flow(value)] as const],
  );
  return fieldFault(steps.slice(0, -1).join('.'), input, names, beside);
}

/** The branch of a union that is wrong further in says more than that none fits. */
function deeperBranch(branches: readonly Issue[][]): Issue[] | undefined {
  return branches.find(
    (branch) => branch.length > 0 && branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
}

const codeOfType: Partial<Record<string, ProblemCode>> = {
  string: 'fact.text',
  boolean: 'fact.flag',
  number: 'fact.number',
  int: 'fact.whole',
  array: 'fact.list',
  object: 'fact.properties',
  record: 'fact.names',
};
const codeOfForm: Record<keyof typeof forms, ProblemCode> = {
  address: 'fact.address',
  currency: 'fact.currency',
  mediaType: 'fact.mediaType',
};
const isForm = (message: string): message is keyof typeof forms => Object.hasOwn(forms, message);

/** Choices are no type of their own. */
function isChoice(path: string, input: unknown): boolean {
  return /^(?:enum|select|choice|options)$/i.test(writtenOf(input)) && thingAt(path)?.key === 'type';
}

function codeOf(issue: Issue, path: string, steps: Steps, input: unknown): ProblemCode {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.message === 'expression') return 'fact.expression';
      const code = codeOfType[issue.expected] ?? 'fact.other';
      return typeof steps.at(-1) === 'number' ? (codeOfItem[code] ?? code) : code;
    }
    case 'invalid_value':
      return isChoice(path, input) ? 'fact.choices' : 'fact.word';
    case 'invalid_format':
      return isForm(issue.message) ? codeOfForm[issue.message] : 'fact.limit';
    case 'too_small':
      return 'fact.least';
    case 'too_big':
      return 'fact.most';
    case 'invalid_union':
      return codeOfUnion(issue.errors);
    default:
      return 'fact.other';
  }
}

const codeOfItem: Partial<Record<ProblemCode, ProblemCode>> = {
  'fact.text': 'fact.items',
  'fact.list': 'fact.groups',
  'fact.names': 'fact.entries',
  'fact.properties': 'fact.entries',
};

/** A word or a list is a list, a number or an expression a limit. */
function codeOfUnion(branches: readonly Issue[][]): ProblemCode {
  const expected = branches.map(([issue]) => (issue?.code === 'invalid_type' ? issue.expected : issue?.code));
  if (expected.includes('array')) return 'fact.list';
  if (expected.includes('boolean')) return 'fact.scalar';
  return expected.includes('number') ? 'fact.limit' : 'fact.items';
}

/** The words to choose from, or the bounds. */
function wordsOf(issue: Issue, input: unknown, path: string): ProblemValues {
  if (issue.code === 'invalid_value') {
    return wordMeant(path, writtenOf(input), issue.values.map(String));
  }
  if (issue.code === 'too_small') return { least: String(issue.minimum) };
  return issue.code === 'too_big' ? { most: String(issue.maximum) } : {};
}

/** What stands there. */
function written(input: unknown): ProblemValues {
  return { found: foundOf(input), written: writtenOf(input) };
}

/** How it is written right: with the words that stand there where they only stand amiss. */
function exampleOf(code: ProblemCode, path: string, input: unknown, own: DraftNames): ProblemValues {
  const key = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  const scalar = typeof input === 'string' ? scalarMeant(code, input) : undefined;
  if (scalar !== undefined) return { key, example: `${key}: ${scalar}` };
  const names = code === 'fact.names' && Array.isArray(input) && input.length <= mostNamed ? input : [];
  if (names.length > 0 && names.every((name) => typeof name === 'string' && isNameShown(name)))
    return { example: `${key}: { ${[...new Set(names)].map((name) => `${name}: {}`).join(', ')} }` };
  const list = path.replace(/(?:\.\d+)+$/, '');
  const permissions = list === 'access.permissions' ? permissionsIn(own.asListed(list, input), own) : undefined;
  if (permissions !== undefined) return { key, example: permissions };
  const rights = list === 'access.roles' ? rolesAndRightsIn(own.asListed(list, input), own) : undefined;
  if (rights !== undefined) return { key, example: rights };
  const widgets = /^screens\.[^.]+\.widgets$/.test(list) ? widgetsMeant(own.asListed(list, input), own) : undefined;
  if (widgets !== undefined) return { key, example: `${key}: [${widgets.join(', ')}]` };
  const ofDocument = ownExample(list, input, own);
  const example = ofDocument === undefined ? exampleAt(path, own.language) : `${key}: ${ofDocument}`;
  return example ? { key, example } : { key };
}

const ofLists = new WeakMap<object, ProblemValues>();

/** The same of a list, found out once and before anything is taken out of it. */
function exampleOfList(code: ProblemCode, path: string, list: unknown, own: DraftNames): ProblemValues {
  if (typeof list !== 'object' || list === null) return exampleOf(code, path, list, own);
  return remember(ofLists, list, () => exampleOf(code, path, list, own));
}

/** Longer lists are no example. */
const mostNamed = 6;

function foundOf(input: unknown): string {
  if (input === null) return 'none';
  if (Array.isArray(input)) return 'list';
  return isMap(input) ? 'map' : 'word';
}

function writtenOf(input: unknown): string {
  if (input instanceof Written) return shortened(input.source);
  return typeof input === 'string' ? shortened(input) : '';
}
