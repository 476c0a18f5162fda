import '@fontsource-variable/noto-sans-jp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keysOf, tones } from '#components/internal';
import { Avatar } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';
import { AvatarGroup } from './avatar-group.tsx';

/** A picture that needs no line. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#2a5bd7" d="M0 0h4v4H0z"/><circle fill="#fff" cx="2" cy="1.6" r=".8"/><path fill="#fff" d="M.6 4a1.4 1.4 0 0 1 2.8 0z"/></svg>')}`;

const people = ['Ada Novak', 'Chiara Conti', 'Dilan Aydin', 'Emma Larsen', 'Farid Haddad', 'Grace Obi'].map((name) => ({
  key: name,
  name,
}));

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Ada Novak' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a picture, without one, and where it does not come; every tone and size; several. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {keysOf(avatarSizes).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          <Avatar {...args} size={size} src={picture} />
          {keysOf(tones).map((tone) => (
            <Avatar key={tone} {...args} name={`${tone} Novak`} size={size} tone={tone} />
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name="Grace Obi" src="data:image/png;base64,none" />
        <Avatar name="山田 太郎" />
        <Avatar name="أحمد علي" />
      </div>
      <AvatarGroup label="Who works on it" people={people} />
      <AvatarGroup label="Who watches it" people={people.slice(0, 3)} size="sm" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
    await expect(canvas.getAllByRole('img', { name: 'Grace Obi' })[0]).toHaveTextContent('GO');
    const group = within(canvas.getByRole('list', { name: 'Who works on it' }));
    await expect(group.getAllByRole('img')).toHaveLength(4);
    await expect(group.getByText('2 more')).toBeInTheDocument();
  },
};
