import type { Meta, StoryObj } from '@storybook/react-vite';
import { keysOf, tones } from '#components/internal';
import { Stat } from './stat.tsx';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Open repairs', value: '1,284' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-8">
      {keysOf(tones).map((tone) => (
        <Stat {...args} key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
};
