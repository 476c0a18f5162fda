import type { Meta, StoryObj } from '@storybook/react-vite';
import { keysOf } from '#components/internal';
import { Grid, Stack } from './stack.tsx';
import { columns, gaps } from './stack.variants.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Grid },
  args: { children: ['One', 'Two', 'Three'].map((name) => <Box key={name}>{name}</Box>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

function Box({ children }: { children: string }) {
  return <div className="rounded-control border border-line bg-surface px-3 py-1.5 text-sm">{children}</div>;
}

export const Playground: Story = {};

export const Row: Story = { args: { row: true } };

export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {keysOf(gaps).map((gap) => (
        <Stack {...args} key={gap} row gap={gap} />
      ))}
    </div>
  ),
};

/** Things of equal weight, in as many columns as fit. */
export const InColumns: Story = {
  render: ({ children }) => (
    <div className="grid gap-6">
      {keysOf(columns).map((width) => (
        <Grid key={width} columns={width}>
          {children}
        </Grid>
      ))}
    </div>
  ),
};
