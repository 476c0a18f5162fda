import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShowGapsContext } from '#app/gaps';
import { documentOf, type OpenDocument } from '#app/product';
import { InDocument, InLibrary } from '#app/stories';
import { read } from '#specification/reading';
import { Pages } from './pages.tsx';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that means nothing has a title and a way back. */
export const Nowhere: Story = {
  args: { address: '/nowhere/at/all' },
  play: async () => {
    await screen.findByRole('link', { name: 'Back to Library' });
    await waitFor(() => expect(document.title).toBe('Page not found · Library'));
  },
};

/** A screen that is not for who looks says so, without its search and its table. */
export const NotForYou: Story = {
  args: { address: '/loans', role: 'reader' },
  play: async () => {
    await screen.findByText('Only open to Librarian. Your role is Reader.');
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await expect(screen.queryByText(/Preview as/)).toBeNull();
  },
};

/** All pages of a document. */
const of =
  (document: OpenDocument): NonNullable<Story['render']> =>
  ({ address = '/', role }, { id }) => (
    <InDocument key={id} {...{ document, address, role }}>
      <Pages />
    </InDocument>
  );

const unread = documentOf(
  'unread',
  read(`
## 2. Screens
\`\`\`yaml
shifts: { path: /, kind: list, entity: shift, title: Shifts }
\`\`\`
## 3. Entities
\`\`\`yaml
shift: { fields: { dish: { type: string } } }
\`\`\`
## 6. Roles
\`\`\`yaml
Steward: everything on weekdays
\`\`\`
`),
);

/** Where it cannot be read who may do what, nobody may: that is said, and not that a role may not. */
export const NobodyMay: Story = {
  args: { address: '/' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: of(unread),
  play: async () => {
    await screen.findByText('Part of chapter 6 cannot be read. Until it can, nobody has access.');
  },
};

const listless = documentOf(
  'listless',
  read(`
## 2. Screens
\`\`\`yaml
shifts: { path: /, kind: list, entity: shift, title: Shifts }
\`\`\`
## 3. Entities
\`\`\`yaml
shift: { fields: { dish: { type: string } } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { steward: {} }
permissions:
  - { roles: [steward], can: [read, create], on: [shift] }
\`\`\`
`),
);

/** A screen that is for nobody says what to write that it be for somebody, and where. */
export const ForNobody: Story = {
  args: { address: '/' },
  render: of(listless),
  play: async () => {
    await screen.findByText('can: [list, read, create]');
    await screen.findByRole('button', { name: 'Copy: can: [list, read, create]' });
    const chapter = await screen.findByRole('link', { name: '6. Roles' });
    await expect(chapter.getAttribute('href')).toMatch(/\/_specification\/access\?at=access\.permissions/);
  },
};

const club = documentOf(
  'club',
  read(`
## 2. Screens
\`\`\`yaml
shifts: { path: /, kind: list, entity: shift, title: Shifts }
signUp: { path: /sign-up, kind: create, entity: visit, title: Sign up }
\`\`\`
## 3. Entities
\`\`\`yaml
shift: { fields: { dish: { type: string } } }
visit: { fields: { guest: { type: string, required: true } } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { cook: {}, guest: {} }
permissions: [{ roles: [cook], can: all, on: all }, { roles: [guest], can: [create], on: [visit] }]
\`\`\`
`),
);

/** Who may not see the first screen begins on the first that is for them, and comes back to it from a form. */
export const BeginsForARole: Story = {
  args: { address: '/', role: 'guest' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: of(club),
  play: async () => {
    await screen.findByRole('heading', { name: 'Sign up', level: 1 });
    await userEvent.type(await screen.findByRole('textbox', { name: /Guest/ }), 'Mo');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    // Who may not read what they have made is told its number.
    await screen.findByText(/^Visit \d+ is saved\.$/);
    // Ready for the next.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Guest/ })).toHaveValue(''));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Sign up', level: 1 });
  },
};

/** With its gaps shown a screen outlines what rests on them; behind each note is the question, its line, and a place for a note. */
export const GapsShown: Story = {
  args: { address: '/books/b1' },
  render: (args, { id }) => (
    <InLibrary key={id} {...args}>
      <ShowGapsContext value={true}>
        <Pages />
      </ShowGapsContext>
    </InLibrary>
  ),
  play: async ({ canvasElement }) => {
    const [note] = await screen.findAllByRole('button', { name: /^\d+ (minor )?gap/ });
    if (!note) throw new Error('no note of a gap');
    await userEvent.click(note);
    const words = await screen.findByRole('dialog', { name: /^Gaps: / });
    await waitFor(() => expect(within(words).getAllByRole('link', { name: /^LIBRARY\.md:/ })[0]).toBeVisible());
    await expect(within(words).getAllByText('Add a note').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('.outline-dashed').length).toBeGreaterThan(0);
    // Where the focus begins depends on what of it was here already: the picture is of the outlines.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What narrows and orders a list is outlined itself where it is an assumption, with its question beside it. */
export const ToolsOutlined: Story = {
  args: { address: '/loans' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: GapsShown.render,
  play: async () => {
    const filter = await screen.findByRole('button', { name: 'Filter' });
    const controls = [
      filter,
      screen.getByRole('searchbox', { name: 'Search' }),
      screen.getByRole('button', { name: /^Sort/ }),
    ];
    const outlines = controls.map((control) => control.closest<HTMLElement>('.outline-dashed'));
    await expect(new Set(outlines).size).toBe(controls.length);
    const pager = await screen.findByRole('navigation', { name: 'Pages' });
    const around = pager.closest<HTMLElement>('.outline-dashed');
    if (!around) throw new Error('the pager is not outlined');
    await expect(within(around).getByRole('button', { name: '1 minor gap' })).toBeVisible();
    // The note of the screen counts at least what is outlined in it, each once.
    const [whole = 0, ...parts] = screen.getAllByRole('button', { name: /\d minor gaps?$/ }).map(minorGapsIn);
    await expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(whole);
    const [first] = outlines;
    if (!first) throw new Error('the filter is not outlined');
    await userEvent.click(within(first).getByRole('button', { name: '1 minor gap' }));
    await screen.findByRole('dialog', { name: 'Gaps: Filter' });
    await userEvent.keyboard('{Escape}');
  },
};

function minorGapsIn({ textContent }: HTMLElement): number {
  return Number(/(\d+) minor gap/.exec(textContent ?? '')?.[1] ?? 0);
}
