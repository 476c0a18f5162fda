import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { writeSetting } from '#app/settings';
import { InPartial } from '#app/stories';

const meta = {
  component: InPartial,
  tags: ['!autodocs'],
  args: { address: '/_specification/gaps?chapter=entities' },
  render: (args, { id }) => <InPartial key={id} {...args} />,
} satisfies Meta<typeof InPartial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is noted at a gap stays in this browser where no file can be written; gaps are limited to those that somebody is asked. */
export const WithNotes: Story = {
  play: async () => {
    const gaps = () => screen.getAllByText('Add a note');
    await screen.findAllByText('Add a note');
    const before = gaps().length;
    const written = { 'entities.book.fields.gone field.type': { question: 'What was it?', note: 'A date.' } };
    writeSetting('notes.partial', JSON.stringify({ notes: written }));
    await screen.findByText('No longer open · 1');
    const [first] = gaps();
    if (!first) throw new Error('no gap');
    await userEvent.click(first);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Asked whom' }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By Monday.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Asked Ada on/);
    await expect(gaps()).toHaveLength(before - 1);
    await expect(screen.getByText('Edit note')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete note: What was it?' }));
    await waitFor(() => expect(screen.queryByText('What was it?')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('What was it?');
    // Its fact has another name now: the note goes to the question that is asked instead, and back.
    const question = () => screen.queryByRole('combobox', { name: 'Move to an open question: What was it?' });
    await userEvent.click(question() as HTMLElement);
    const [to] = await screen.findAllByRole('option');
    const asked = to?.textContent ?? '';
    await userEvent.click(to as HTMLElement);
    await screen.findByText(`Note moved to: ${asked}`);
    await waitFor(() => expect(question()).toBeNull());
    await expect(screen.getByText('A date.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await screen.findByText('What was it?');
    const filter = screen.getByRole('combobox', { name: 'Asked' });
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'Ada' }));
    await waitFor(() => expect(screen.queryAllByText('Add a note')).toEqual([]));
    await expect(within(document.body).getByText('By Monday.')).toBeVisible();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    for (const entry of ['Save as Markdown', 'Save as CSV']) {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    }
    await waitFor(() =>
      expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
        expect.stringMatching(/^\w+-gaps\.md$/),
        expect.stringMatching(/^\w+-gaps\.csv$/),
      ]),
    );
    click.mockRestore();
    // What was told is no longer said.
    await waitFor(() => expect(document.body).not.toHaveTextContent('Notifications'));
  },
};

/** What to write is tried as it is typed: whether it answers the question, and what would be wrong with the document then. */
export const Answered: Story = {
  play: async () => {
    const [how] = await screen.findAllByText('How to state it');
    await userEvent.click(how as HTMLElement);
    const gap = within(how?.closest('li') as HTMLElement);
    const lines = await gap.findByRole<HTMLTextAreaElement>('textbox');
    await gap.findByText(/only an example/);
    const proposed = lines.value;
    await userEvent.clear(lines);
    await userEvent.paste(`${proposed}\nnothing: [`);
    await gap.findByText('This cannot be used yet, and is not written:');
    await gap.findByText(/a bracket is opened and never closed/);
    lines.blur();
  },
};
