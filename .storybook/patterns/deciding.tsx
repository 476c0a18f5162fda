import { useState } from 'react';
import { Button } from '#components/button';
import { CommandPalette } from '#components/command-palette';
import { AlertDialog } from '#components/dialog';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';
import { ToastProvider, useToast } from '#components/toast';

/** What is lost and cannot come back is named; the button repeats the verb. What can come back is done at once, with Undo. */
export function DangerousConfirmation() {
  return (
    <ToastProvider>
      <div className="flex flex-wrap gap-2">
        <AlertDialog
          trigger={
            <Button variant="primary" tone="critical">
              Delete customer
            </Button>
          }
          title="Delete Ada Novak?"
          description="Her 3 repairs and 12 messages will be deleted too. This cannot be undone."
          action="Delete Ada Novak"
          tone="critical"
          onAction={() => undefined}
        />
        <Archive />
      </div>
    </ToastProvider>
  );
}

function Archive() {
  const tell = useToast();
  const undo = { label: 'Undo', onAction: () => undefined };
  return <Button onClick={() => tell({ title: 'Repair archived', actions: [undo] })}>Archive repair</Button>;
}

/** Asked only where something would be lost, and the way back is the first answer. */
export function UnsavedChanges() {
  const [note, setNote] = useState('It leaks');
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Field label="Note">
        <TextInput value={note} onValueChange={setNote} />
      </Field>
      <AlertDialog
        trigger={<Button>Leave page</Button>}
        title="Leave without saving?"
        description="Your note is not saved."
        action="Leave"
        tone="critical"
        onAction={() => setNote('')}
      />
    </div>
  );
}

const commands = ['Take in a repair', 'Find a customer', 'Dark theme'];

/** All that a menu has, too, found by its words. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Find…</Button>
      {isOpen && (
        <CommandPalette
          label="Find"
          placeholder="Search commands and customers"
          groups={[
            {
              key: 'all',
              title: 'Commands',
              commands: commands.map((label) => ({ key: label, label, onSelect: () => setIsOpen(false) })),
            },
          ]}
          nothing="No results"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
