import { expect, test } from 'vitest';
import { wholeIn } from './whole.ts';

test.each([
  ['DialogSheet', 'Overlays/Drawer: Playground', 'Drawer'],
  ['DialogSheet', 'Products/Repair desk: Overview', 'Dialog'],
  ['Segment', 'Inputs/TimeInput: Playground', 'TimeInput'],
  ['Question', 'Overlays/Dialog: Alert', 'Dialog'],
  ['Segment', 'Products/Repair desk: New appliance', 'DateInput'],
  ['ErrorBoundary', 'Data/Badge: Gallery', 'Badge'],
  ['CheckboxGroup', 'Inputs/CheckboxGroup: Playground', 'CheckboxGroup'],
  ['Drawer', 'Overlays/Drawer: Playground', 'Drawer'],
])('%s, in %s, is called %s', (name, title, whole) => expect(wholeIn(title)(name)).toBe(whole));

test('what a screen draws by a name that the library has as well is its own', () => {
  expect(wholeIn('Products/Repair desk: Overview')('Question')).toBe('Question');
});

test('what nobody knows is called as it is', () => {
  expect(wholeIn('Inputs/Button: Playground')('Elsewhere')).toBe('Elsewhere');
});
