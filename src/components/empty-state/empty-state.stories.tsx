import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from '#components/button';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No repairs yet', children: 'The first appliance that is taken in appears here.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { icon: <Inbox aria-hidden />, actions: <Button variant="primary">Take in an appliance</Button> },
};

export const WordsOnly: Story = {};
