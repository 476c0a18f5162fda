import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, CircleCheck, Clock, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import { certainties, keysOf, type Tone, tones } from '#components/internal';
import { Badge } from './badge.tsx';
import { badgeSizes } from './badge.variants.ts';

const meta = {
  title: 'Data/Badge',
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

const icons: Record<Tone, LucideIcon> = {
  neutral: Archive,
  info: Clock,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonX,
};

/** Where states are told apart at a glance, a picture says it beside the colour. */
export const WithIcon: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {keysOf(tones).map((tone) => {
        const Icon = icons[tone];
        return (
          <Badge key={tone} tone={tone} icon={<Icon aria-hidden />}>
            {tone}
          </Badge>
        );
      })}
    </div>
  ),
};

/** It leads to all that are in that state. */
export const AsLink: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {keysOf(certainties).map((certainty) => (
        <Badge key={certainty} asChild tone="info" certainty={certainty} icon={<Clock aria-hidden />}>
          <a href="#waiting">12 waiting</a>
        </Badge>
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

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {keysOf(badgeSizes).map((size) => (
        <Badge {...args} key={size} size={size} icon={<Clock aria-hidden />} />
      ))}
    </div>
  ),
};
