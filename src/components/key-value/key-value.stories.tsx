import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValue } from './key-value.tsx';

const meta = {
  title: 'Data/KeyValue',
  component: KeyValue,
  args: {
    entries: [
      { key: 'customer', label: 'Customer', value: 'Ada Novak' },
      {
        key: 'fault',
        label: 'Fault',
        value: 'It does not drain, and it hums for a minute after the door was opened. Began on Monday.',
      },
      {
        key: 'address',
        label: 'A label that takes more than one line',
        value: 'averylongaddresswithoutanyplacetobreak@example.invalid',
      },
    ],
  },
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
