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

/** Every property of an interface that is a component's, with its type. */
const props = doors.flatMap(({ door, text }) =>
  [...text.matchAll(/interface (\w+)Props\b[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(([, component = '', body = '']) =>
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
  'Text tone': ['ink', 'muted', 'accent', ...tones],
  'Text size': ['note', 'xs', 'sm', 'base', 'lg'],
  'Heading size': [...sizes, 'xl'],
  'Button tone': ['primary', 'secondary', 'quiet', 'danger'],
};

test.each([
  ['tone', tones],
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

test('what is so or not is said as in HTML', () => {
  const names = ['busy', 'invalid', 'readOnly', 'required', 'disabled', 'asChild'];
  const asked = props.filter(({ name }) => names.includes(name));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ type }) => type !== 'boolean')).toEqual([]);
});

test('nothing has a second name', () => {
  const second =
    /^(variant|colou?r|kind|intent|severity|loading|pending|isLoading|isBusy|isDisabled|isInvalid|hasError|readonly|isReadOnly|onChange|onChecked|onSelected|dense|compact|as|render)$/;
  const except = ['Text as'];
  const named = props.map(({ component, name }) => `${component} ${name}`);
  expect(named.filter((name) => second.test(name.split(' ')[1] ?? '') && !except.includes(name))).toEqual([]);
});

test('what is held outside can be held inside', () => {
  const named = (component: string) => props.filter((prop) => prop.component === component).map(({ name }) => name);
  const components = [...new Set(props.map(({ component }) => component))];
  const held = components.filter((component) => named(component).includes('onValueChange'));
  expect(held.length).toBeGreaterThan(6);
  expect(held.filter((component) => !named(component).includes('defaultValue'))).toEqual([]);
});

test('every control says that it is wrong, whether a field is around it or not', () => {
  const controls =
    'checkbox combobox date-input date-range-picker number-input radio-group select switch text-input textarea'.split(
      ' ',
    );
  const lacking = controls.filter((control) => !props.some(({ door, name }) => door === control && name === 'invalid'));
  expect(lacking).toEqual([]);
});
