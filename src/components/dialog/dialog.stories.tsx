import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { RadioGroup } from '#components/radio-group';
import { Switch } from '#components/switch';
import { TextInput } from '#components/text-input';
import { ToastProvider, useToast } from '#components/toast';
import { AlertDialog, Dialog } from './dialog.tsx';
import {
  DialogAction,
  DialogActions,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';

const meta = {
  title: 'Overlays/Dialog',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  component: Dialog,
  subcomponents: {
    AlertDialog,
    DialogHeader,
    DialogTitle,
    DialogDescription,
    DialogBody,
    DialogActions,
    DialogClose,
    DialogAction,
  },
  args: {
    trigger: <Button>Take back</Button>,
    title: 'Take the order back',
    description: 'Say why, so that the customer can be told.',
    children: (
      <Field label="Reason">
        <TextInput />
      </Field>
    ),
    actions: <Button variant="primary">Take back</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Take back' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Take the order back' });
    // Those are landmarks of the page, wherever they stand.
    await expect(dialog.querySelector('header, footer')).toBeNull();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true, trigger: undefined } };

export const Long: Story = {
  args: {
    open: true,
    trigger: undefined,
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <p key={index}>A line of text among many, so that the middle scrolls and title and actions stay in sight.</p>
    )),
  },
};

/** What is typed at once has its place: a switch before it would be pressed by the same keys. */
export const FirstField: Story = {
  args: { actions: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Dialog {...args} trigger={<Button>Pay</Button>}>
        <Switch aria-label="Send a receipt" />
        <RadioGroup
          aria-label="Paid by"
          defaultValue="card"
          options={[
            { value: 'cash', label: 'Cash' },
            { value: 'card', label: 'Card' },
          ]}
        />
        <Field label="Note">
          <TextInput />
        </Field>
      </Dialog>
      <Dialog {...args} trigger={<Button>Keys</Button>}>
        <Switch aria-label="Keys of one letter" />
      </Dialog>
    </>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Card' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('switch')).not.toBeChecked();
  },
};

/** A message that comes meanwhile does not take Escape from the dialog, and stays: it may be answered after it. */
export const UnderAMessage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <ToastProvider>
      <Dialog {...args} trigger={<Button>Discard</Button>}>
        <Telling />
      </Dialog>
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const tell = await screen.findByRole('button', { name: 'Tell' });
    await userEvent.click(tell);
    await screen.findByText('Draft discarded');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Nor does it from a question. */
export const AlertUnderAMessage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ToastProvider>
      <AlertDialog
        trigger={<Button>Delete</Button>}
        title="Delete the customer?"
        description="This cannot be taken back."
        action="Delete"
        onAction={() => undefined}
      >
        <Telling />
      </AlertDialog>
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tell' }));
    await screen.findByText('Draft discarded');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

function Telling() {
  const tell = useToast();
  const actions = [{ label: 'Undo', onAction: () => undefined }];
  return <Button onClick={() => tell({ title: 'Draft discarded', actions })}>Tell</Button>;
}

/** A question before something that cannot be taken back. The focus begins on the way out. */
export const Alert: Story = {
  render: () => (
    <AlertDialog
      trigger={
        <Button variant="primary" tone="critical">
          Delete
        </Button>
      }
      title="Delete R-000042?"
      description="The repair and its messages are gone for good."
      action="Delete"
      tone="critical"
      onAction={deleted}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete R-000042?' });
    await expect(question.querySelector('header, footer')).toBeNull();
    const wayOut = screen.getByRole('button', { name: 'Go back' });
    const below = getComputedStyle(wayOut.parentElement as HTMLElement).paddingBottom;
    await expect(below).toBe(getComputedStyle(question).paddingTop);
    await waitFor(() => expect(wayOut).toHaveFocus());
    await expect(deleted).not.toHaveBeenCalled();
  },
};

const deleted = fn();
const taken = fn();

/** Put together from its parts, where a form holds what is asked and the buttons that send it, or more stands beside the title. */
export const Composed: Story = {
  render: () => (
    <Dialog trigger={<Button>Take back</Button>}>
      <DialogHeader>
        <DialogTitle>Take the order back</DialogTitle>
        <DialogDescription>Say why, so that the customer can be told.</DialogDescription>
      </DialogHeader>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          taken();
        }}
      >
        <DialogBody>
          <Field label="Reason">
            <TextInput />
          </Field>
        </DialogBody>
        <DialogActions>
          <DialogClose>Go back</DialogClose>
          <Button type="submit" variant="primary">
            Take back
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    taken.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Take back' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Take the order back' });
    await expect(dialog).toHaveAccessibleDescription('Say why, so that the customer can be told.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('Broken{Enter}');
    await expect(taken).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

/** A question put together: its way out has the focus, and what it does may say that it is not over yet. */
export const ComposedAlert: Story = {
  render: () => (
    <AlertDialog
      trigger={
        <Button variant="primary" tone="critical">
          Delete
        </Button>
      }
    >
      <DialogHeader>
        <DialogTitle>Delete R-000042?</DialogTitle>
        <DialogDescription>The repair and its messages are gone for good.</DialogDescription>
      </DialogHeader>
      <DialogBody>Three spare parts go back to the store.</DialogBody>
      <DialogActions>
        <DialogClose>Keep it</DialogClose>
        <DialogAction
          variant="primary"
          tone="critical"
          onClick={(event) => {
            event.preventDefault();
            deleted();
          }}
        >
          Delete
        </DialogAction>
      </DialogActions>
    </AlertDialog>
  ),
  play: async ({ canvasElement }) => {
    deleted.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete R-000042?' });
    await expect(question).toHaveAccessibleDescription('The repair and its messages are gone for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(deleted).toHaveBeenCalledOnce();
    await expect(question).toBeVisible();
  },
};
