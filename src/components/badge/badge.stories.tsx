import type { Meta, StoryObj } from '@storybook/react-vite';
import { certainties, keysOf, tones } from '#components/internal';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Ready for pickup' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every tone, as far as it is known: stated, assumed, not shown. */
export const Gallery: Story = {
  render: () => (
    <div className="grid gap-3">
      {keysOf(certainties).map((certainty) => (
        <div key={certainty} className="flex flex-wrap gap-3">
          {keysOf(tones).map((tone) => (
            <Badge key={tone} tone={tone} certainty={certainty}>
              {tone} {certainty}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Long: Story = {
  args: { children: 'A state whose name somebody wrote down at length' },
  render: (args) => (
    <div className="w-48">
      <Badge {...args} />
    </div>
  ),
};
