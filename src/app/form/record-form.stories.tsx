import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { InDocument, reading } from '#app/stories';
import { read } from '#specification/reading';
import { EditScreen } from './form-screen.tsx';

const text = `
## 1. Purpose
\`\`\`yaml
{ title: Workshop, currency: EUR, timeZone: UTC }
\`\`\`
## 2. Screens
\`\`\`yaml
jobs: { path: /jobs, kind: list, entity: job, columns: [number, title] }
job: { path: "/jobs/{number}", kind: detail, entity: job, sections: [{ title: What, fields: [title, day] }, { title: Work, fields: [parts, price] }] }
new: { path: /jobs/new, kind: create, entity: job }
edit: { path: "/jobs/{number}/edit", kind: edit, entity: job }
stepwise: { path: /jobs/stepwise, kind: create, entity: job, title: New job, steps: [{ title: What it is, fields: [title] }, [hours, day]] }
across: { path: /jobs/across, kind: create, entity: job, title: New job, steps: [[title], [urgent], [hours]] }
\`\`\`
## 3. Entities
\`\`\`yaml
job:
  title: Job
  key: number
  display: title
  fields:
    number: { type: string, readOnly: true }
    title: { type: string, required: true, minLength: 3 }
    day: { type: string, format: date, default: "2026-03-10" }
    hours: { type: number, unit: hours }
    parts:
      type: array
      items:
        type: object
        properties:
          name: { type: string, required: true }
          count: { type: integer, default: 1 }
          each: { type: number, format: money }
          sum: { type: number, format: money, computed: item.count * item.each }
          reason: { type: string, relevantWhen: item.count > 3 }
    price: { type: number, format: money, computed: "record.parts.map(p, p.sum).sum()" }
    state: { type: string }
    urgent: { type: boolean }
  samples:
    - { number: J1, title: Mend the lamp, hours: 2, state: open, parts: [{ name: Bulb, count: 2, each: 4.5 }] }
    - { number: J2, title: Paint the door, hours: 5, state: done }
    - { number: J3, title: Hang the picture, hours: 1, state: paid }
\`\`\`
## 4. States
\`\`\`yaml
job: { field: state, initial: open, states: { open: { title: Open }, done: { title: Done, editable: [day] }, paid: { title: Paid, editable: none } } }
\`\`\`
## 5. Rules
\`\`\`yaml
long-day: { entity: job, assert: record.hours <= 8, at: [hours], error: too-long, severity: warning }
urgent-lamp: { entity: job, when: record.urgent, assert: record.title != 'Lamp', at: [title], error: too-small }
calm-siren: { entity: job, when: "!record.urgent", assert: record.title != 'Siren', at: [title], error: never-calm }
not-negative: { entity: job, assert: record.hours >= 0, at: [hours], error: backwards }
\`\`\`
## 8. Errors
\`\`\`yaml
too-long: { status: 422, title: That is more than a day }
too-small: { status: 422, title: A lamp is never urgent }
never-calm: { status: 422, title: A siren is always urgent }
backwards: { status: 422, title: Time does not run backwards }
\`\`\`
`;

const opened = documentOf('workshop', read(text, 'WORKSHOP.md'));

const meta = {
  component: EditScreen,
  tags: ['!autodocs'],
  args: { screen: undefined as never, parameters: {} },
  // The reader comes when it is needed, as it does in the app.
  render: (_, { parameters: { address }, id }) => (
    <InDocument key={id} document={opened} address={address}>
      <Pages />
    </InDocument>
  ),
} satisfies Meta<typeof EditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said with a way to each field, and goes as soon as it is mended. */
export const New: Story = {
  parameters: { address: '/jobs/new' },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await expect(screen.getByRole('spinbutton', { name: 'month Day' })).toHaveAccessibleDescription(/March 10, 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(title).toBeInvalid();
    await userEvent.type(title, 'Lamp');
    await waitFor(() => expect(title).toBeValid());
    await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
    await screen.findByRole('heading', { level: 1, name: 'Lamp' });
  },
};

/** What is computed follows what is typed, at every depth; what does not matter is not asked. */
export const Nested: Story = {
  // Shown again at once it meets the draft of the showing before: its picture would be another each time.
  parameters: { address: '/jobs/J1/edit', chromatic: { disableSnapshot: true } },
  play: async () => {
    const count = await screen.findByRole('spinbutton', { name: 'Count' });
    await expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    await expect(await screen.findAllByText(reading('€18.00'))).toHaveLength(2);
    // An amount has the decimals of its currency before and after it is typed, and none but the typed ones meanwhile.
    const each = screen.getByRole('spinbutton', { name: 'Each' });
    await expect(each).toHaveValue('4.50');
    await userEvent.clear(each);
    await userEvent.type(each, '43.5');
    await expect(each).toHaveValue('43.5');
    await userEvent.tab();
    await expect(each).toHaveValue('43.50');
    await screen.findByRole('textbox', { name: 'Reason' });
    // Who adds an item goes on in it, and a sum of which a part is missing is none: neither the old one nor a wrong one.
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const second = within(await screen.findByRole('group', { name: 'Parts: 2 of 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await waitFor(() => expect(screen.queryByText(reading('€9.00'))).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove item 2' }));
    // At the beginning of the form again: at its end the bar of a phone lies over what is below it.
    await userEvent.click(screen.getByRole('textbox', { name: /Title/ }));
  },
};

/** A switch that nobody touched looks as if it were off: so it is kept, and what rests on it is judged. */
export const Untouched: Story = {
  parameters: { address: '/jobs/new', chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Urgent' })).not.toBeChecked();
    const title = screen.getByRole('textbox', { name: /Title/ });
    await userEvent.type(title, 'Siren');
    await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/A siren is always urgent/));
  },
};

/** What deserves a look is said, and keeps nobody from saving. */
export const Warned: Story = {
  parameters: { address: '/jobs/J1/edit' },
  play: async () => {
    const hours = await screen.findByRole('spinbutton', { name: 'Hours' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '9');
    await screen.findByText('That is more than a day');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Mend the lamp' });
    // Where the form was left says nothing of the page behind it.
    window.scrollTo(0, 0);
  },
};

/** The browser's way back leads from step to step, and nothing that was typed is lost. */
export const Stepwise: Story = {
  parameters: { address: '/jobs/stepwise' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Lamp');
    // What the step is called is said above, and is its heading to who hears it.
    await expect(screen.getByRole('heading', { name: 'What it is' })).toHaveClass('sr-only');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const hours = await screen.findByRole('spinbutton', { name: 'Hours' });
    await waitFor(() => expect(screen.getByRole('list', { name: /Step 2 of 2/ })).toHaveFocus());
    await userEvent.type(hours, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('spinbutton', { name: 'Hours' })).toHaveValue('3');
  },
};

/** What rests on several steps is said where the last of them is left, and is mended in any: each is gone to by its number and from what is said. */
export const Across: Story = {
  parameters: { address: '/jobs/across', chromatic: { disableSnapshot: true } },
  play: async () => {
    const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const to = (step: RegExp) =>
      userEvent.click(within(screen.getByRole('list', { name: /Step/ })).getByRole('button', { name: step }));
    const turn = async () => userEvent.click(await screen.findByRole('switch', { name: 'Urgent' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Lamp');
    await next();
    await turn();
    await next();
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/A lamp is never urgent/));
    await next();
    await turn();
    await next();
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Hours' }), '-1');
    await to(/Urgent/);
    await turn();
    await to(/Hours/);
    await screen.findByRole('spinbutton', { name: 'Hours' });
    await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
    await expect(await screen.findByRole('textbox', { name: /Title/ })).toBeInvalid();
    // The step that is not shown says so too.
    const steps = within(screen.getByRole('list', { name: /Step/ }));
    await expect(steps.getByRole('button', { name: /Hours.*needs another look/i })).toBeVisible();
    await expect(steps.queryByRole('button', { name: /Urgent.*needs another look/i })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Hours: Time does not/ }));
    const hours = await screen.findByRole('spinbutton', { name: 'Hours' });
    await waitFor(() => expect(hours).toHaveFocus());
    await userEvent.clear(hours);
    await userEvent.type(hours, '1');
    await to(/Title/);
    await screen.findByRole('textbox', { name: /Title/ });
    await next();
    await turn();
    await next();
    await screen.findByRole('spinbutton', { name: 'Hours' });
    await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
    await screen.findByRole('heading', { level: 1, name: 'Lamp' });
  },
};

/** Who leaves is told that what was typed is kept; who only looked is told nothing. */
export const Left: Story = {
  parameters: { address: '/jobs/J1/edit', chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('textbox', { name: /Title/ });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await expect(screen.queryByText(/kept as a draft/)).toBeNull();
    await userEvent.type(title, ' at once');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findAllByText(/What you typed is kept as a draft in this browser\.$/)).not.toHaveLength(
      0,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByDisplayValue(/ at once$/);
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.queryByDisplayValue(/ at once$/)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByDisplayValue(/ at once$/);
    await expect(screen.getAllByText(/^Your draft from/)).toHaveLength(1);
  },
};

/** What cannot be changed says why. */
export const Locked: Story = {
  parameters: { address: '/jobs/J2/edit' },
  play: async () => {
    await screen.findByRole('group', { name: 'Day' });
    await expect(screen.getAllByText('Not editable while “Done”').length).toBeGreaterThan(0);
    await screen.findByText('Changed only by actions');
    await expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull();
  },
};

/** Where nothing can be changed there is nothing to save, and it says so. */
export const AllLocked: Story = {
  parameters: { address: '/jobs/J3/edit', chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByText('Nothing in this record can be changed right now');
    await screen.findByText('Not editable while “Paid”');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Hang the picture' });
  },
};
