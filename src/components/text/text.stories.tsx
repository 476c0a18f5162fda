import type { Meta, StoryObj } from '@storybook/react-vite';
import { keysOf } from '#components/internal';
import { Heading, Text } from './text.tsx';
import { headingSizes, textStyles, textTones } from './text.variants.ts';

const meta = {
  title: 'Layout/Text',
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Whose appliance is it, what is wrong with it, and when is it ready?' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {keysOf(textStyles).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
      {keysOf(textTones).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const Headings: Story = {
  render: () => (
    <div className="grid gap-3">
      {keysOf(headingSizes).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: the name of what follows
        </Heading>
      ))}
    </div>
  ),
};

/** Arabic has a typeface of its own among the fonts. */
export const Arabic: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="grid gap-3">
      <Heading level={2}>طلبات الإصلاح</Heading>
      <Text>متى يكون الجهاز جاهزًا؟</Text>
    </div>
  ),
};
