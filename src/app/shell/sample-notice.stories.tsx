import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { SampleNotice } from './sample-notice.tsx';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { sampleState: 'older', children: <SampleNotice /> },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records of an older document say so, stay until somebody wants others, and are made anew after a question. */
export const Older: Story = {
  play: async () => {
    await screen.findByText('The sample records are from an older document');
    const anew = screen.getByRole('button', { name: 'Recreate' });
    await userEvent.click(anew);
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(anew).toBeVisible();
    await userEvent.click(anew);
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: /^Reset/ }));
    await waitFor(() => expect(anew).not.toBeInTheDocument());
  },
};
