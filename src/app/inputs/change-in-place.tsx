import { type ReactNode, Suspense, use, useState } from 'react';
import { mayChange, useAround, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import type { Field } from '#specification';
import { RecordDialogsContext } from './record-dialogs.ts';

/** The way to change the record that is chosen, without leaving the form. */
interface ChangeInPlace {
  /** What it does, in words. */
  label: string;
  open: () => void;
  /** The form, while it is open. */
  form: ReactNode;
}

/**
 * Changes the record that is chosen, for who may change it; undefined where nobody can from here.
 * @param field that the record is chosen in
 * @param key of the record; empty where none is chosen
 * @param onChanged what is asked of the record may be answered by now
 */
export function useChangeInPlace(field: Field, key: string, onChanged: () => void): ChangeInPlace | undefined {
  const messages = useMessages();
  const { product } = useDocument();
  const { subject, known } = useSession();
  const around = useAround();
  const Change = use(RecordDialogsContext)?.Change;
  const [isOpen, setIsOpen] = useState(false);
  const { to } = field;
  const found = to && key !== '' ? known.get(to, key) : undefined;
  if (!Change || !to || found?.state !== 'found') return undefined;
  const isPossible = product.screenOf('edit', to)?.isFor(subject) && mayChange(to, found.values, around);
  if (!isPossible && !isOpen) return undefined;
  return {
    label: `${messages.detail.edit}: ${to.displayOf(found.values, around) ?? to.label.text}`,
    open: () => setIsOpen(true),
    form: isOpen && (
      <Suspense fallback={null}>
        <Change entity={to} of={key} onChanged={onChanged} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
