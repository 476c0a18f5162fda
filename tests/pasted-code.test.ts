import { expect, test } from 'vitest';
import { tidy } from '../.storybook/pasted-code.ts';

test('an element that is given in parentheses stands without them inside of another', () => {
  const snippet = 'const Playground = () => <Form title="Add">(<><Field>(<Input />)</Field></>)</Form>;';
  expect(tidy(snippet)).toBe('const Playground = () => <Form title="Add"><><Field><Input /></Field></></Form>;');
});

test('parentheses among words stay', () => {
  const snippet = 'const Playground = () => <Text>Due (<Tag>today</Tag>)</Text>;';
  expect(tidy(snippet)).toBe(snippet);
});
