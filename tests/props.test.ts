import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';

/** One language of props, asked of what every door of the library gives. */
const api = join(root, 'docs', 'api');
const doors = readdirSync(api).map((file) => ({
  door: file.replace('.d.ts', ''),
  text: readFileSync(join(api, file), 'utf8'),
}));

test('each says in a sentence what it does', () => {
  const unsaid = doors
    .flatMap(({ text }) => [...text.matchAll(/^export (?:interface|type) (\w+)[^{;]*\{\n([\s\S]*?)^\}/gm)])
    // What the library says to people speaks for itself.
    .filter(([, name]) => name !== 'UiStrings')
    .flatMap(([, name, body = '']) =>
      [...body.matchAll(/(?<!\. \*\/\n)^ {2}(\w+)\??: /gm)].map(([, prop]) => `${name} ${prop}`),
    );
  expect(unsaid).toEqual([]);
});

/** Every property that a component has of its own, with its type. */
const props = doors.flatMap(({ door, text }) =>
  [...text.matchAll(/(?:interface|type) (\w+)Props\b[^{;]*\{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, component = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+)\??: (.*);$/gm)].map(([, name = '', type = '']) => ({
        door,
        component,
        name,
        words: [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
        type,
      })),
  ),
);

const tones = ['neutral', 'info', 'positive', 'caution', 'critical'];
const sizes = ['sm', 'md', 'lg'];
/** Words come in more colours and sizes than what says something by them. */
const ofWords: Record<string, readonly string[]> = {
  'Text tone': ['muted', 'accent', ...tones],
  'Text size': ['note', 'xs', 'sm', 'base', 'lg'],
  'Heading size': [...sizes, 'xl'],
};

test.each([
  ['tone', tones],
  ['variant', ['primary', 'secondary', 'quiet']],
  ['size', sizes],
  ['density', ['comfortable', 'compact']],
])('%s has one vocabulary', (name, words) => {
  const asked = props.filter((prop) => prop.name === name);
  expect(asked.length).toBeGreaterThan(0);
  const foreign = asked.flatMap(({ component, words: said }) => {
    const known = ofWords[`${component} ${name}`] ?? words;
    return said.filter((word) => !known.includes(word)).map((word) => `${component} ${name}="${word}"`);
  });
  expect(foreign).toEqual([]);
});

test('what can be said is said where it is asked for, not by the name of another component', () => {
  expect(props.filter(({ type }) => /Props\[/.test(type)).map(({ component, name }) => `${component} ${name}`)).toEqual(
    [],
  );
});

test('what is so or not is said as in HTML', () => {
  const names = ['busy', 'invalid', 'readOnly', 'required', 'disabled', 'asChild'];
  const asked = props.filter(({ name }) => names.includes(name));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ type }) => type !== 'boolean')).toEqual([]);
  const prefixed = doors.flatMap(({ door, text }) =>
    [...text.matchAll(/^\s+(is[A-Z]\w*)\??: boolean/gm)].map(([, name]) => `${door} ${name}`),
  );
  expect(prefixed).toEqual([]);
});

test('nothing has a second name', () => {
  const second =
    /^(colou?r|kind|intent|severity|loading|pending|isLoading|isBusy|isDisabled|isInvalid|hasError|readonly|isReadOnly|onChange|onChecked|onSelected|dense|compact|as|render)$/;
  const except = ['Text as'];
  const named = props.map(({ component, name }) => `${component} ${name}`);
  expect(named.filter((name) => second.test(name.split(' ')[1] ?? '') && !except.includes(name))).toEqual([]);
});

test('what is held outside can be held inside', () => {
  const isThere = (component: string, name: string) =>
    props.some((prop) => prop.component === component && prop.name === name);
  const held = props.flatMap(({ component, name }) => {
    const changed = /^on(\w+)Change$/.exec(name)?.[1];
    const value = changed && changed[0]?.toLowerCase() + changed.slice(1);
    return value && isThere(component, value) ? [{ component, value }] : [];
  });
  expect(held.length).toBeGreaterThan(20);
  const capital = (value: string) => `${value[0]?.toUpperCase()}${value.slice(1)}`;
  // A part of a context menu, which opens it.
  const others = held.filter(({ component }) => component !== 'OpenedMenu');
  expect(others.filter(({ component, value }) => !isThere(component, `default${capital(value)}`))).toEqual([]);
});

/** Each but those that take what another one takes: MultiSelect of Combobox, NumberInput of TextInput. */
const controls =
  'checkbox combobox date-input date-range-picker radio-group select slider switch text-input textarea'.split(' ');
const lackingOf = (name: string, doors: readonly string[]) =>
  doors.filter((door) => !props.some((prop) => prop.door === door && prop.name === name));

test('every control says that it is wrong, whether a field is around it or not', () => {
  expect(lackingOf('invalid', controls)).toEqual([]);
});

test('every control, and what stands among controls, comes in each size', () => {
  const others = 'badge button pagination property-filter segmented-control tabs tag toggle-group'.split(' ');
  expect(lackingOf('size', [...controls, ...others])).toEqual([]);
});
