import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeSetting } from '#app/settings';
import { InDocument, partial } from '#app/stories';
import type { Direction } from '#components/locale';
import { GapsPage } from './gaps-page.tsx';

/** The document has no roles. */
const nobody = '';

function Gaps({ direction }: { direction?: Direction }) {
  return (
    <InDocument document={partial} address="/_specification/gaps?chapter=entities" role={nobody} direction={direction}>
      <GapsPage />
    </InDocument>
  );
}

const meta = {
  component: Gaps,
  tags: ['!autodocs'],
  render: (_, { globals, id }) => <Gaps key={id} direction={globals.direction} />,
} satisfies Meta<typeof Gaps>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

/** What is noted at a gap stays in this browser where no file can be written; gaps are limited to those that somebody is asked. */
export const WithNotes: Story = {
  play: async () => {
    const gaps = () => screen.getAllByText('Note, or say who is asked');
    await screen.findAllByText('Note, or say who is asked', {}, patience);
    const before = gaps().length;
    const written = { 'entities.book.fields.gone field.type': { question: 'What was it?', note: 'A date.' } };
    writeSetting('notes.partial', JSON.stringify({ notes: written }));
    await screen.findByText('Not open any more · 1', {}, patience);
    const [first] = gaps();
    if (!first) throw new Error('no gap');
    await userEvent.click(first);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Who is asked' }, patience), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By Monday.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Asked: Ada, since/, {}, patience);
    await expect(gaps()).toHaveLength(before - 1);
    await expect(screen.getByText('Change the note')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear away: What was it?' }));
    await waitFor(() => expect(screen.queryByText('What was it?')).toBeNull(), patience);
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }, patience));
    await screen.findByText('What was it?', {}, patience);
    const filter = screen.getByRole('combobox', { name: 'Who is asked' });
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'Ada' }, patience));
    await waitFor(() => expect(screen.queryAllByText('Note, or say who is asked')).toEqual([]), patience);
    await expect(within(document.body).getByText('By Monday.')).toBeVisible();
  },
};
