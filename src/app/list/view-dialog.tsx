import { useState } from 'react';
import { useTools } from '#app/messages/tools';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';
import type { OwnView } from './use-own-views.ts';

interface ViewDialogProps {
  /** The one that is given another name; absent for a new one. */
  view: OwnView | undefined;
  /** What a new one may be called. */
  suggested: string;
  /** What other views are called. */
  taken: readonly string[];
  onSave: (title: string) => void;
  onClose: () => void;
}

const longest = 60;
const alike = { sensitivity: 'accent' } as const;

/** Asks what a view is to be called. */
export function ViewDialog({ view, suggested, taken, onSave, onClose }: ViewDialogProps) {
  const tools = useTools();
  const [title, setTitle] = useState(view?.title ?? suggested);
  const name = title.trim();
  const isTaken = name !== view?.title && taken.some((other) => other.localeCompare(name, undefined, alike) === 0);
  const isNamed = name !== '' && !isTaken;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={view ? tools.views.renameTitle : tools.views.saveTitle}
      description={view ? undefined : tools.views.saveText}
      actions={
        <Button variant="primary" type="submit" form="own-view" aria-disabled={!isNamed}>
          {tools.views.save}
        </Button>
      }
    >
      <form
        id="own-view"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed) onSave(name);
        }}
      >
        <Field label={tools.views.name} error={isTaken ? tools.views.taken : undefined}>
          <TextInput autoFocus value={title} maxLength={longest} onValueChange={setTitle} />
        </Field>
      </form>
    </Dialog>
  );
}
