import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';
import { tidy } from '../.storybook/pasted-code.ts';
import { wholeCode } from '../.storybook/whole-code.ts';

test('an element that is given in parentheses stands without them inside of another', () => {
  const snippet = 'const Playground = () => <Form title="Add">(<><Field>(<Input />)</Field></>)</Form>;';
  expect(tidy(snippet)).toBe('const Playground = () => <Form title="Add"><><Field><Input /></Field></></Form>;');
});

test('parentheses among words stay', () => {
  const snippet = 'const Playground = () => <Text>Due (<Tag>today</Tag>)</Text>;';
  expect(tidy(snippet)).toBe(snippet);
});

test('the types that code names come with it: from the package, or as they stand beside the file', () => {
  const path = join(root, 'src/components/data-table/held-orders.tsx');
  const code = wholeCode('const Held = (props: DataTableProps<Order>) => <DataTable {...props} />;', path);
  expect(code).toContain("import { DataTable, type DataTableProps } from 'ninefold/data-table';");
  expect(code).toContain('interface Order {');
});
