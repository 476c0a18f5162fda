import type { ComponentProps, ReactNode } from 'react';
import type { ActionTone } from '#components/internal';
import { overlay } from '#components/lazily';
import type { sheetWidths } from './looks.ts';
import { type Opening, Triggered } from './triggered.tsx';

const DialogSheet = overlay(() => import('./dialog-sheet.tsx'), 'DialogSheet');
const Question = overlay(() => import('./question.tsx'), 'Question');

/** What lies over the page. A class, a ref and all else are for it. */
export interface Sheet extends Opening, Omit<ComponentProps<'div'>, 'title' | 'children'> {}

interface Titled {
  /** What is done, read or asked in it; names it. */
  title: ReactNode;
  /** Why, or what comes of it, in a sentence under the title. */
  description?: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /** What is read or answered; scrolls where it is long. */
  children?: ReactNode;
}

interface Composed {
  title?: never;
  description?: never;
  actions?: never;
  /** In place of `title`, where more stands between them: `DialogHeader` with a `DialogTitle`, and the other parts. */
  children: ReactNode;
}

/** What a dialog and a drawer show: of a `title` and the rest, or put together from their parts. */
export type Content = Titled | Composed;

export type DialogProps = Sheet &
  Content & {
    /** How wide it may be: `md` for a form, `lg` for a table. */
    size?: keyof typeof sheetWidths;
  };

/** Something to be dealt with before going on. Escape leaves it, and a press outside where nothing is answered in it. A class, a ref and all else are for its sheet. */
export function Dialog({ trigger, open, defaultOpen, onOpenChange, ...rest }: DialogProps) {
  return (
    <Triggered {...{ trigger, open, defaultOpen, onOpenChange }}>
      {(opened) => <DialogSheet {...rest} {...opened} />}
    </Triggered>
  );
}

interface Asked {
  /** The question, in a few words; names it. */
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  /** What the button that goes on says: a verb and what it is done to, not `OK`. */
  action: string;
  /** Told that the button was pressed that goes on. */
  onAction: () => void;
  /** What the button that leaves it says; `Go back` where absent. */
  wayOut?: string;
  /** `critical` where it cannot be taken back. */
  tone?: ActionTone;
  /** More about it, under the sentence; scrolls where it is long. */
  children?: ReactNode;
}

interface ComposedQuestion extends Omit<Composed, 'actions'> {
  action?: never;
  onAction?: never;
  wayOut?: never;
  tone?: never;
}

export type AlertDialogProps = Sheet & (Asked | ComposedQuestion);

/** A question that must be answered: a press outside does not leave it. The focus begins on the way back. A class, a ref and all else are for its sheet. */
export function AlertDialog({ trigger, open, defaultOpen, onOpenChange, ...rest }: AlertDialogProps) {
  return (
    <Triggered {...{ trigger, open, defaultOpen, onOpenChange }}>
      {(opened) => <Question {...rest} {...opened} />}
    </Triggered>
  );
}
