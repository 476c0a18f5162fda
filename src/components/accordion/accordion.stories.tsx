import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { Accordion, AccordionItem } from './accordion.tsx';

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { type: 'single', collapsible: true, defaultValue: 'work', onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One open at most. Arrow keys, Home and End go from title to title, past those that cannot be opened. */
export const Playground: Story = {
  render: (args) => (
    <Accordion {...args} className="max-w-form">
      <AccordionItem value="work" title="What was done" aside={<Badge tone="positive">Done</Badge>}>
        The pump was taken out, cleaned and put back; the hose is new.
      </AccordionItem>
      <AccordionItem value="parts" title="Parts and what they cost" disabled>
        None yet.
      </AccordionItem>
      <AccordionItem value="messages" title="What was said to the customer, in writing and by telephone">
        Ready on Friday.
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [work, , messages] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('region', { name: 'What was done' })).toBeVisible();
    await userEvent.tab();
    await expect(work).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(messages).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('messages');
    await expect(canvas.getByText('Ready on Friday.')).toBeVisible();
    await expect(work).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Home}');
    await expect(work).toHaveFocus();
    work?.blur();
  },
};
