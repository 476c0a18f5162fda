import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { certainties, keysOf } from '#components/internal';
import { Card, CardActions, CardBody, CardFooter, CardHeader, CardTitle } from './card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardActions, CardBody, CardFooter },
  args: { title: 'Appliance', children: 'A washing machine that does not drain.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { actions: <Button size="sm">Edit</Button> } };

export const WithoutTitle: Story = { args: { title: undefined } };

/** Put together from its parts, where more stands beside the title, a list reaches to the edges, or it ends with what is done with all of it. */
export const Composed: Story = {
  args: { title: undefined, children: undefined },
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle level={3}>Spare parts</CardTitle>
        <CardActions>
          <Badge tone="caution">On their way</Badge>
          <Button size="sm">Add</Button>
        </CardActions>
      </CardHeader>
      <CardBody>For the pump of the washing machine.</CardBody>
      <ul className="divide-y divide-line border-t border-line text-sm">
        <li className="px-inset py-2">Seal</li>
        <li className="px-inset py-2">Filter</li>
      </ul>
      <CardFooter className="justify-end">
        <Button variant="primary">Order all</Button>
      </CardFooter>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Spare parts' });
    const { left, right } = card.getBoundingClientRect();
    const list = within(card).getByRole('list').getBoundingClientRect();
    await expect([list.left - left, right - list.right]).toEqual([1, 1]);
    const words = within(card).getByText('For the pump of the washing machine.');
    await expect(getComputedStyle(words).paddingInlineStart).toBe(getComputedStyle(words).paddingInlineEnd);
    await expect(words.getBoundingClientRect().left).toBe(left + 1);
  },
};

/** Each is an entry of a list, and told as one. */
export const InList: Story = {
  args: { title: undefined, children: undefined },
  render: () => (
    <ul className="grid gap-4 sm:grid-cols-2">
      {['Washing machine', 'Tumble dryer'].map((name) => (
        <Card key={name} asChild title={name} actions={<Button size="sm">Edit</Button>}>
          <li>It does not drain.</li>
        </Card>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const [first, ...others] = within(canvasElement).getAllByRole('listitem');
    await expect(others).toHaveLength(1);
    await expect(within(first as HTMLElement).getByRole('heading', { name: 'Washing machine' })).toBeVisible();
    await expect(first).toHaveTextContent('It does not drain.');
  },
};

/** The language of the line: solid is stated, dashed is assumed, hatched is not shown. */
export const Gallery: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {keysOf(certainties).map((certainty) => (
        <Card key={certainty} certainty={certainty} title={certainty}>
          <span className="bg-surface">What stands on the sheet.</span>
        </Card>
      ))}
    </div>
  ),
};
