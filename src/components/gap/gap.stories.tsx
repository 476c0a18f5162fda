import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '#components/button';
import { Gap } from './gap.tsx';

const meta = {
  title: 'Feedback/Gap',
  component: Gap,
  args: {
    title: 'The longest Customer · Phone',
    question: 'How long may Customer · Phone be?',
    source: 'PRODUCT.md:41:7',
    children: 'Meanwhile any length is taken.',
  },
} satisfies Meta<typeof Gap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { actions: <Button size="sm">Answer it</Button> },
  play: async ({ args }) => {
    // Read out, what stands side by side stays apart.
    await expect(screen.getByText(String(args.title)).textContent).toMatch(/^\S.*: The longest/);
  },
};

export const TitleOnly: Story = { args: { question: undefined, source: undefined, children: undefined } };
