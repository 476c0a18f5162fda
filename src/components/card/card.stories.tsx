import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/button';
import { certainties, keysOf } from '#components/internal';
import { Card } from './card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Appliance', children: 'A washing machine that does not drain.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { actions: <Button size="sm">Edit</Button> } };

export const WithoutTitle: Story = { args: { title: undefined } };

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
