import { expect, test } from 'vitest';
import { typesInApi } from '../.storybook/stated-types.ts';

const properties = Object.entries(typesInApi()).flatMap(([component, stated]) =>
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
