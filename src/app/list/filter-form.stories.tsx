import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary, library } from '#app/stories';
import { FilterForm } from './filter-form.tsx';
import { filtersWith } from './filter-props.ts';

const paths = library().screen('books')?.filters ?? [];
const onChange = fn();

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  render: (args, { id }) => (
    <InLibrary key={id} {...args}>
      <div className="max-w-80">
        <FilterForm
          paths={paths}
          filters={new Map()}
          onChange={(name, change) => onChange(filtersWith(new Map(), name, change))}
        />
      </div>
    </InLibrary>
  ),
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A range that ends before it begins says so: nothing can lie in it. */
export const Backwards: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { id }) => <InLibrary key={id} {...args} address="/books?filter[boughtOn]=2026-03-01..2026-01-01" />,
  play: async () => {
    await screen.findByText('Bought on: The end lies before the beginning: nothing can fit.');
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const range = await screen.findByRole('group', { name: 'Bought on' });
    await expect(range).toHaveAccessibleDescription('The end lies before the beginning: nothing can fit.');
    const to = within(range).getByRole('group', { name: 'Bought on: To' });
    for (const part of within(to).getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
};

/** A control for every kind: parts of texts, references, choices of what is reached, entries of lists, states, ranges. */
export const EveryKind: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lent' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Map([['state', { oneOf: ['lent'] }]]));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Cross');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(new Map([['title', { contains: 'Cross' }]])));
  },
};

/** References are chosen by name, several of them; what was chosen stands in the address and above the list by name. */
export const References: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { id }) => <InLibrary key={id} {...args} address="/books?filter[author]=a2" />,
  play: async () => {
    await screen.findByRole('button', { name: 'Remove filter Author' });
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Author' }), 'Kazuo');
    await userEvent.click(await screen.findByRole('option', { name: 'Kazuo Ishiguro' }));
    await screen.findByText('A Pale View of Hills');
    await expect(screen.getByRole('button', { name: 'Remove Anna Seghers' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Author: condition' }));
    await userEvent.click(await screen.findByRole('option', { name: 'is not' }));
    await screen.findByText('No results');
  },
};

/** Where the records may not be looked through, a lock stands in place of the search. */
export const Closed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { role: 'reader' },
  play: async () => {
    const author = await screen.findByRole('textbox', { name: 'Author' });
    await expect(author).toHaveAccessibleDescription('Only open to Librarian. Your role is Reader.');
    await expect(screen.queryByRole('combobox', { name: 'Author' })).toBeNull();
  },
};
