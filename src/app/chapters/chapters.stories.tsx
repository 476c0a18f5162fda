import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf, type OpenDocument } from '#app/product';
import { Shortcuts } from '#app/shortcuts';
import { InDocument } from '#app/stories';
import type { Direction } from '#components/locale';
import { read } from '#specification/reading';
import { asRead } from '#tooling/as-read';

const text = `# Boat hire

## 1. Purpose and audience

Lends rowing boats by the hour.

\`\`\`yaml
title: Boat hire
audience: { visitor: { title: Visitor, goals: [Be on the water within minutes] }, keeper: {} }
locales: [en]
timeZone: UTC
\`\`\`

## 2. Screens and routes

\`\`\`yaml
today: { path: /, kind: text, title: Boats and trips of today, description: What lies at the pier. }
log: { path: /log/:id, kind: detail, entity: trip }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
trip:
  title: Trip
  plural: Trips
  display: boat
  fields:
    boat: { type: string, required: true }
    people: { type: integer, minimum: 1, required: true }
    keeper: { type: string }
    status: { type: state }
  samples:
    - { id: t1, boat: Heron, people: 2, keeper: ada }
    - { id: t2, boat: Teal, people: 4 }
\`\`\`

## 4. States and transitions

\`\`\`yaml
trip:
  field: status
  initial: booked
  states: { booked: { title: Booked }, over: { title: Over, final: true } }
  transitions:
    finish: { title: Finish, from: [booked], to: over }
    reopen: { title: Reopen, from: [over], to: booked }
\`\`\`

## 5. Validation rules

\`\`\`yaml
seats: { title: Everybody has a seat, entity: trip, assert: record.people <= constants.seats, at: [people], error: too-many }
licence: { entity: trip, checkedBy: server }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { keeper: { title: Keeper, inherits: [visitor] }, visitor: { title: Visitor } }
permissions:
  - { roles: [visitor], can: [list, read], on: [trip] }
  - { roles: [keeper], can: [create, update], on: [trip], when: record.keeper == subject.id }
  - { roles: [keeper], can: [list, delete], on: [trip] }
  - { effect: deny, roles: [visitor], can: [delete], on: [trip] }
\`\`\`

## 7. Calls

\`\`\`yaml
listTrips: { method: get, path: /trips, does: list, entity: trip, errors: [too-many] }
\`\`\`

## 8. Error catalogue

\`\`\`yaml
too-many: { status: 422, title: "A boat has {constants.seats} seats", shown: field }
gone: { status: 404, title: No such trip, shown: page }
signed-out: { status: 401, title: Come aboard again, shown: banner, recovery: signIn }
already-lent: {}
\`\`\`

## 9. Constants and limits

\`\`\`yaml
seats: { value: 4, unit: people }
moorage: { value: 0.8, unit: £ }
\`\`\`
`;

const opened: OpenDocument = { ...documentOf('boats', read(text, 'BOATS.md')), text: async () => text };

interface AtProps {
  address: string;
  direction?: Direction;
}

function At({ address, direction }: AtProps) {
  const place = { document: opened, address: `/_specification${address}`, role: 'keeper', direction };
  return (
    <InDocument {...place}>
      <Pages />
      <Shortcuts />
    </InDocument>
  );
}

const meta = {
  component: At,
  tags: ['!autodocs'],
  render: (args, { id }) => <At key={id} {...args} />,
} satisfies Meta<typeof At>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix names the lines that decide: what is inherited, what is denied. */
export const WhoMayDoWhat: Story = {
  args: { address: '/access' },
  play: async () => {
    const row = await screen.findByRole('row', { name: /^Delete/ });
    const [keeper, visitor] = within(row).getAllByRole('button');
    await expect(keeper).toHaveTextContent('Denies');
    await expect(visitor).toHaveTextContent('Denies');
    const change = within(screen.getByRole('row', { name: /^Change/ })).getAllByRole('button');
    await expect(change[0]).toHaveTextContent('Keeper is the current user');
    await expect(change[1]).toHaveTextContent('No');
    if (!keeper || !visitor) throw new Error('there is no cell');
    // One stop of Tab for all of it: arrow keys go from cell to cell.
    await waitFor(() => expect(visitor).toHaveAttribute('tabindex', '-1'));
    keeper.focus();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(visitor).toHaveFocus();
    await userEvent.keyboard(asRead('{ArrowLeft}'));
    await expect(keeper).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const why = await screen.findByRole('dialog', { name: 'Keeper: Delete, Trip' });
    await expect(within(why).getByText('via Visitor')).toBeVisible();
    await expect(
      within(why)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual([expect.stringMatching(/^BOATS\.md:\d+:\d+$/), expect.stringMatching(/^BOATS\.md:\d+:\d+$/)]);
  },
};

/** A rule is tried: the two records differ in one answer, by one. What only the server knows says so. */
export const RuleWorkedOut: Story = {
  args: { address: '/rules' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Passes' });
    const answers = screen.getAllByRole('definition').map((answer) => answer.textContent);
    await expect(answers.slice(0, 2)).toEqual(['4', '5']);
    await expect(screen.getByText('People is at most Seats (4)')).toBeVisible();
    await expect(screen.getByText('A boat has 4 seats')).toBeVisible();
    await expect(screen.getByText(/only the server knows/)).toBeVisible();
  },
};

/** An example is what the backend answered; trying it shows what it answers now. */
export const CallTried: Story = {
  args: { address: '/calls' },
  play: async () => {
    await userEvent.click(await screen.findByText('Try it'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('200')).toHaveLength(2));
    await expect(screen.getAllByText(/"boat": "Heron"/)).toHaveLength(2);
  },
};

/** An error is drawn with what is stated of it: its way on, and nothing in place of a text that is not shown. */
export const ErrorsSeen: Story = {
  args: { address: '/errors' },
  play: async () => {
    const unsaid = (await screen.findByRole('heading', { name: 'Already lent' })).closest('section');
    if (!unsaid) throw new Error('there is no sheet');
    await expect(within(unsaid).getByText('Text not stated')).toBeVisible();
    await expect(within(unsaid).queryByText('Try again')).toBeNull();
    await expect(screen.getByText('Sign in')).toBeVisible();
  },
};

/** What contradicts itself is said in its chapter, at the very thing. */
export const Contradicted: Story = {
  args: { address: '/lifecycles' },
  play: async () => {
    await screen.findByText('1 thing to fix');
    // Number and title stay in their order on a page from right to left.
    await expect(screen.getByRole('heading', { level: 1 }).querySelector('bdi')).toHaveTextContent(/^4\. /);
    await expect(screen.queryByText('Nothing is missing.')).toBeNull();
    // On a phone the words come first.
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    const way = await screen.findByRole('button', { name: 'Reopen: from Over to Booked' });
    await waitFor(() => expect(way).toBeVisible());
    await expect(way.closest('[data-edge]')).toHaveTextContent(/is final, and this leaves it/);
  },
};

/** Anything is found by typing, from the keyboard alone. */
export const Found: Story = {
  args: { address: '' },
  play: async ({ canvasElement }) => {
    const box = await screen.findByRole('combobox', { name: 'Find in the specification' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    // The way to another document comes before what is known of this one.
    await expect(screen.getByRole('heading', { name: 'Open a document' }).compareDocumentPosition(box)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // The number is the solid part of the line, never all of it while something is open.
    const known = within(screen.getByRole('region', { name: 'Coverage' }));
    const share = known.getByText(/^\d+%$/).textContent;
    await expect(share).not.toBe('100%');
    await expect(known.getByRole('img', { name: /^\d+% stated, [1-9]\d*% stated with gaps/ })).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${share} stated,`)),
    );
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(box).toHaveFocus();
    });
    await expect(screen.getAllByText(/1 thing to fix$/)).toHaveLength(2);
    await userEvent.keyboard('seats');
    const options = await screen.findAllByRole('option');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(`${options.length} places found`);
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(options[0]).toHaveTextContent('Constants and limits');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await expect(screen.queryAllByRole('option')).toEqual([]);
    await expect(box).toHaveValue('seats');
  },
};

/** All chapters one after the other, to be read or printed. */
export const OnOnePage: Story = {
  args: { address: '/all' },
  play: async () => {
    // By their words: to ask for roles on every change of so long a page takes longer than the page.
    await screen.findByText('9. Constants and limits', { selector: 'h2 *' });
    await screen.findByText('Everybody has a seat', { selector: 'h3' });
    await screen.findAllByText('No such trip');
    // Fields with their limits, each gap, each fact, and screens that were never scrolled to.
    const fields = (await screen.findByText('Fields', { selector: 'caption' })).closest('table') ?? document.body;
    await expect(within(fields).getByRole('row', { name: /^People/ })).toHaveTextContent(/at least 1|≥ 1|1/);
    await expect(within(fields).getByRole('row', { name: /^Keeper/ })).toBeVisible();
    for (const folded of document.querySelectorAll('main details, #storybook-root details'))
      if (!folded.closest('.print\\:hidden')) await expect(folded).toHaveAttribute('open');
    await waitFor(
      () => expect(screen.getByText('Boats and trips of today', { selector: '[inert] *' })).toBeInTheDocument(),
      {
        timeout: 15_000,
      },
    );
  },
};

/** An amount is written as its language writes it, not as a number with a unit. */
export const AnAmount: Story = {
  args: { address: '/constants' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => expect(await screen.findByText('£0.80')).toBeVisible(),
};

/** The line of a fact leads to that very line, which is marked, has the focus, and leads back to what the app makes of it. */
export const ToItsLine: Story = {
  args: { address: '/constants' },
  play: async () => {
    const [line] = await screen.findAllByRole('link', { name: /^\d+:\d+ .*unit$/ });
    if (!line) throw new Error('there is no line');
    await userEvent.click(line);
    const marked = await waitFor(() => {
      const found = document.querySelector('[aria-current=location]');
      if (!found) throw new Error('no line is marked');
      return found;
    });
    await expect(marked).toHaveFocus();
    await expect(marked).toHaveTextContent(/^\d+seats: \{ value: 4, unit: people \}/);
    await expect(within(marked as HTMLElement).getByRole('button')).toBeVisible();
    await expect(within(marked as HTMLElement).getByRole('link', { name: /What the app makes of it/ })).toBeVisible();
  },
};
