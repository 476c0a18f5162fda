import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  args: { label: 'Search the repairs', onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, small, busy, and not to be used. Enter searches, Escape clears. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid max-w-80 gap-3">
      <SearchInput {...args} />
      <SearchInput label="Filled" defaultValue="Dishwasher" />
      <SearchInput label="Small" size="sm" defaultValue="Dishwasher" />
      <SearchInput label="Busy" busy defaultValue="Dishwasher" />
      <SearchInput label="Not to be used" disabled defaultValue="Dishwasher" />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search the repairs' });
    await userEvent.type(input, 'pump{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('pump');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    const filled = canvas.getByRole('searchbox', { name: 'Filled' });
    await userEvent.click(canvas.getAllByRole('button', { name: /^Clear/ })[0] as HTMLElement);
    await expect(filled).toHaveValue('');
    await expect(filled).toHaveFocus();
    filled.blur();
  },
};
