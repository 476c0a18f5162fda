import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '#components/text';
import { Settings, SignIn, Wizard } from './patterns/asking.tsx';
import { DangerousConfirmation, Palette, UnsavedChanges } from './patterns/deciding.tsx';
import { Pattern } from './patterns/pattern.tsx';
import { Dashboard, ErrorPages, FirstRun, Notifications } from './patterns/telling.tsx';
import { FilteredList, MasterAndDetail } from './patterns/working.tsx';

const meta = {
  title: 'Patterns',
  tags: ['!autodocs'],
  decorators: [
    (Story, { name }) => (
      <div className="mx-auto flex max-w-page flex-col gap-8">
        <Heading level={1} size="lg">
          {name}
        </Heading>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records are found, compared, opened. */
export const Working: Story = {
  render: () => (
    <>
      <Pattern title="List with filter bar" when="Many records of a kind, looked for by what is known of them.">
        <FilteredList />
      </Pattern>
      <Pattern title="Master and detail" when="One record after the other is looked at, and the list stays in sight.">
        <MasterAndDetail />
      </Pattern>
    </>
  ),
};

/** Something is asked for. */
export const Asking: Story = {
  render: () => (
    <>
      <Pattern
        title="Wizard"
        when="Answers rest on one another, or are not all known at once. Else one form is quicker."
      >
        <Wizard />
      </Pattern>
      <Pattern
        title="Settings"
        when="What holds for one person or for everybody, in groups by what people want to reach."
      >
        <Settings />
      </Pattern>
      <Pattern title="Sign-in" when="People sign in before anything is shown.">
        <SignIn />
      </Pattern>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Wrong email address or password.')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Something is told. */
export const Telling: Story = {
  render: () => (
    <>
      <Pattern title="Dashboard" when="What needs somebody today, at one look.">
        <Dashboard />
      </Pattern>
      <Pattern title="First run" when="There is nothing yet because nobody has begun.">
        <FirstRun />
      </Pattern>
      <Pattern title="Error pages" when="A page cannot be shown: it is not there, not for you, or not for now.">
        <ErrorPages />
      </Pattern>
      <Pattern
        title="Notifications"
        when="Something happened elsewhere. Nothing that must be answered comes by itself and goes."
      >
        <Notifications />
      </Pattern>
    </>
  ),
};

/** Something is decided. */
export const Deciding: Story = {
  render: () => (
    <>
      <Pattern
        title="Dangerous confirmation"
        when="Something would be lost for good. What can be taken back is not asked."
      >
        <DangerousConfirmation />
      </Pattern>
      <Pattern title="Unsaved changes" when="A page is left that holds what nobody has saved.">
        <UnsavedChanges />
      </Pattern>
      <Pattern title="Command palette" when="People know what they want, and where it stands is far away.">
        <Palette />
      </Pattern>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave page' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Find…' }));
    await userEvent.type(await screen.findByRole('combobox'), 'dark');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};
