import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    events: [
      { key: '3', title: 'Ready for pickup', time: '9 Mar, 14:30', detail: 'by Ines Costa' },
      { key: '2', title: 'Diagnosed', time: '8 Mar, 09:12', detail: 'The pump is blocked.' },
      { key: '1', title: 'Received', time: '7 Mar, 16:45' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
