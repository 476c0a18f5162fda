import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';
import { namesIn } from '../.storybook/names-in.ts';
import { typesInApi } from '../.storybook/stated-types.ts';

const { components, shapes, named } = typesInApi();
const properties = Object.entries(components).flatMap(([component, stated]) =>
  Object.entries(stated).map(([name, { type }]) => ({ name: `${component} ${name}`, type })),
);
const those = (is: (type: string) => boolean) =>
  properties.filter(({ type }) => is(type)).map(({ name, type }) => `${name}: ${type}`);

test('there are properties to ask', () => {
  expect(properties.length).toBeGreaterThan(400);
});

test('what one way of making a component forbids is told as the other has it', () => {
  expect(those((type) => /\bnever\b/.test(type))).toEqual([]);
});

test('each has a type that says what is taken', () => {
  expect(those((type) => type === '' || /^(unknown|any|object|union)$/.test(type))).toEqual([]);
});

test('each is told as a person writes it, not as the compiler does', () => {
  expect(those((type) => /\b(keyof|typeof|infer)\b|import\(|\/\*|\.\.\.|\w\['|\bReact\./.test(type))).toEqual([]);
});

/** What a form has an answer of; a button sends the form, and files are told one by one. */
const controls = Object.entries(components)
  .filter(
    ([name, told]) =>
      'name' in told && 'form' in told && !('asChild' in told) && !('variant' in told) && name !== 'FileDrop',
  )
  .map(([name]) => name);
const held = [
  ['value', 'defaultValue', 'onValueChange'],
  ['checked', 'defaultChecked', 'onCheckedChange'],
  ['items', 'defaultItems', 'onItemsChange'],
];
test.each(controls)('%s tells all that a form has of a control', (component) => {
  const told = Object.keys(components[component] ?? {});
  expect(controls.length).toBeGreaterThan(18);
  expect(told).toContain('disabled');
  expect(held.some((names) => names.every((name) => told.includes(name)))).toBe(true);
});

test('what may be left out is told so, and what an object is of', () => {
  expect(components.LocaleProvider?.direction?.required).toBe(false);
  expect(components.LocaleProvider?.children?.required).toBe(true);
  expect(shapes.RadioOption?.title).toBe('RadioOption<Value>');
});

/** What React, the browser and the library for days call so: who writes code knows them, or finds them there. */
const foreign =
  /^(React(Node|Element)|PropsWithChildren|Array|Partial|Promise|ReadonlySet|Record|Omit|Pick|Element|HTMLElement|RefObject|FormData|File|Event|SubmitEvent|HTMLInputTypeAttribute|Intl|CalendarDate|CSSProperties|ComponentProps|KeyboardEvent|MouseEvent|PointerEvent)$/;
/** What a component is told when it is used: `Row` of `Column<Row>`. */
const params = ['Row', 'Item', 'Value'];

test.each(Object.keys(components))('the objects that %s is given are told of, down to the last', (component) => {
  const told = named[component] ?? [];
  const types = [
    ...Object.values(components[component] ?? {}),
    ...told.flatMap((name) => Object.values(shapes[name]?.properties ?? {})),
  ].map(({ type }) => type);
  const names = [...types, ...told.map((name) => shapes[name]?.oneOf ?? '')].flatMap(namesIn);
  expect(names.filter((name) => !told.includes(name) && !foreign.test(name) && !params.includes(name))).toEqual([]);
  expect(types.filter((type) => type.includes('{'))).toEqual([]);
});

test('so are those that a door takes beside its components', () => {
  expect(named.toast).toEqual(expect.arrayContaining(['ToastMessage', 'ToastAction']));
});

const asked = new Set(Object.values(named).flat());

test('each says in a sentence what it is, and so does each of its properties', () => {
  expect(asked.size).toBeGreaterThan(40);
  const unsaid = [...asked].flatMap((name) => {
    const { says = '', oneOf, properties = {} } = shapes[name] ?? {};
    const all = Object.entries(properties);
    // What the library says to people speaks for itself.
    const silent = name === 'UiStrings' ? [] : all.filter(([, property]) => !property.says);
    return [
      ...(says ? [] : [name]),
      ...(oneOf || all.length > 0 ? [] : [`${name} has no properties`]),
      ...silent.map(([property]) => `${name} ${property}`),
    ];
  });
  expect(unsaid).toEqual([]);
});

test('who has the package can name each', () => {
  const doors = globSync('src/components/*/index.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const given = new Set(doors.flatMap(namesIn));
  expect([...asked].filter((name) => !given.has(name))).toEqual([]);
});

test('what an object is of is told', () => {
  expect(components.DataTable?.columns?.type).toBe('readonly Column<Row>[]');
  expect(shapes.Column?.title).toBe('Column<Row>');
  expect(components.SegmentedControl?.options?.type).toBe('readonly SegmentOption<Value>[]');
});

test('what one of two ways takes is told beside what both do', () => {
  expect(components.Tabs?.tabs?.type).toBe('readonly TabItem[]');
  expect(components.Tabs?.size?.type).toBe("'sm' | 'md' | 'lg'");
});

test('a form says that it can leave errors to the browser', () => {
  expect(components.Form?.noValidate?.type).toBe('boolean');
});
