import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { keysOf, tones } from '#components/internal';
import { Tag } from './tag.tsx';
import { tagSizes } from './tag.variants.ts';
import { TagList } from './tag-list.tsx';

function Filters() {
  const [names, setNames] = useState(['Status', 'Customer', 'Due on']);
  return (
    <TagList aria-label="Filters">
      {names.map((name) => (
        <Tag
          key={name}
          tone="info"
          removeLabel={`Remove filter ${name}`}
          onRemove={() => setNames(names.filter((other) => other !== name))}
        >
          {name}
        </Tag>
      ))}
    </TagList>
  );
}

const meta = {
  title: 'Data/Tag',
  component: Tag,
  subcomponents: { TagList },
  args: { children: 'Dishwasher' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone and size; and those that can be taken away, from each of which the focus goes to the next. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-4">
      {keysOf(tagSizes).map((size) => (
        <TagList key={size} aria-label={`Size ${size}`}>
          {keysOf(tones).map((tone) => (
            <Tag key={tone} size={size} tone={tone} icon={<Wrench aria-hidden />}>
              {tone} {size}
            </Tag>
          ))}
        </TagList>
      ))}
      <div className="w-48 max-w-full">
        <Tag {...args} removeLabel="Remove the long one" onRemove={() => undefined}>
          Due on: from the first day of January to the last of December
        </Tag>
      </div>
      <Filters />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Filters' }));
    const removal = (name: string) => list.getByRole('button', { name: `Remove filter ${name}` });
    removal('Customer').focus();
    await userEvent.keyboard('{Enter}');
    await expect(removal('Due on')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removal('Status')).toHaveFocus();
  },
};
