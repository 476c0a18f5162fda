import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { densities, keysOf } from '#components/internal';
import { List, ListItem } from './list.tsx';

const open = fn();
const call = fn();

const meta = {
  title: 'Data/List',
  component: List,
  subcomponents: { ListItem },
  args: { label: 'Repairs' },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At every density. An item is pressed anywhere, what stands at its end on its own. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-4">
      {keysOf(densities).map((density) => (
        <List key={density} {...args} label={`${args.label} ${density}`} density={density}>
          <ListItem
            pressable
            leading={<Wrench aria-hidden />}
            description="A dishwasher that hums for a minute and then does not drain, at the customer's"
            trailing={
              <>
                <Badge tone="caution">Waiting for parts</Badge>
                <Button size="sm" onClick={call}>
                  Call
                </Button>
              </>
            }
          >
            <button type="button" onClick={open}>
              R-000042
            </button>
          </ListItem>
          <ListItem leading={<Wrench aria-hidden />} trailing={<Badge tone="positive">Done</Badge>}>
            R-000043
          </ListItem>
        </List>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Repairs comfortable' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const row = within(list).getAllByRole('listitem')[0] as HTMLElement;
    const { left, top } = row.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 4, top + 4) as HTMLElement;
    await userEvent.click(pressed);
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.click(within(row).getByRole('button', { name: 'Call' }));
    await expect(call).toHaveBeenCalledOnce();
    await expect(open).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
