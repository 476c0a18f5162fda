import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  MenuCheckboxItem,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  OpenedMenu,
  Submenu,
} from '#components/dropdown-menu';
import { ContextMenu } from './context-menu.tsx';

const rename = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '21rem' } } },
  component: ContextMenu,
  subcomponents: { OpenedMenu },
  args: {
    label: 'Repair R-2047',
    trigger: (
      <button type="button" className="rounded-sheet border border-line bg-surface p-4 text-start">
        Repair R-2047: a washing machine that does not drain
      </button>
    ),
    entries: [
      { kind: 'action', label: 'Rename', onSelect: rename },
      { kind: 'action', label: 'Hand it out', reason: 'It is not paid yet.', onSelect: () => undefined },
      {
        kind: 'submenu',
        label: 'Move to',
        entries: [
          { kind: 'action', label: 'Workshop', onSelect: () => undefined },
          { kind: 'action', label: 'Store', onSelect: () => undefined },
        ],
      },
      { kind: 'separator' },
      { kind: 'action', label: 'Delete', tone: 'critical', onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const thing = within(canvasElement).getByRole('button');
  thing.focus();
  const { left, top } = thing.getBoundingClientRect();
  await userEvent.pointer({ keys: '[MouseRight]', target: thing, coords: { clientX: left + 40, clientY: top + 30 } });
  await screen.findByRole('menu', { name: 'Repair R-2047' });
  return thing;
}

/** Pressed with the other button, it opens there; closed, the focus is back where it was. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const thing = await ask(canvasElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(thing).toHaveFocus());
    thing.blur();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const blocked = await screen.findByRole('menuitem', { name: 'Hand it out' });
    await expect(blocked).toHaveAccessibleDescription('It is not paid yet.');
  },
};

/** Put together from the parts of any menu. */
export const Composed: Story = {
  args: { entries: undefined },
  render: (args) => (
    <ContextMenu {...args}>
      <MenuItem icon={<Printer aria-hidden />} shortcut="Control+P">
        Print
      </MenuItem>
      <Submenu label="Move to">
        <MenuItem>Workshop</MenuItem>
      </Submenu>
      <MenuCheckboxItem defaultChecked>Urgent</MenuCheckboxItem>
      <MenuRadioGroup label="State" defaultValue="open">
        <MenuRadioItem value="open">Open</MenuRadioItem>
        <MenuRadioItem value="done">Done</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem tone="critical">Delete</MenuItem>
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Urgent' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Urgent' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Open' })).toBeChecked();
  },
};

/** A finger that stays for a while opens it, and the thing below takes no press. */
export const LongPress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const thing = within(canvasElement).getByRole('button');
    await userEvent.pointer({ keys: '[TouchA>]', target: thing });
    await expect(await screen.findByRole('menu', { name: 'Repair R-2047' })).toBeVisible();
    await userEvent.pointer({ keys: '[/TouchA]', target: thing });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
