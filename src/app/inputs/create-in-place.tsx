import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { type SearchPlace, useBeginning } from '#app/search';
import type { Field, Values } from '#specification';
import { RecordDialogsContext } from './record-dialogs.ts';

/** The way to a new record to choose, without leaving the form. */
export interface CreateInPlace {
  /** What it does, in words. */
  label: string;
  /** @param typed what was searched for: what the new record is called */
  open: (typed: string) => void;
  /** The form, while it is open. */
  form: ReactNode;
}

/**
 * Makes a record to choose, for who may make one; undefined where nobody can from here.
 * @param field that the record is chosen in
 */
export function useCreateInPlace(
  field: Field,
  place: SearchPlace,
  onMade: (key: string) => void,
): CreateInPlace | undefined {
  const messages = useMessages();
  const { product } = useDocument();
  const { subject } = useSession();
  const Make = use(RecordDialogsContext)?.Make;
  const beginning = useBeginning(field, place);
  const [given, setGiven] = useState<Values>();
  const { to } = field;
  const screen = to && product.screenOf('create', to);
  if (!Make || !screen || screen.needsRecord || !screen.isFor(subject)) return undefined;
  const { nameField } = to;
  return {
    label: messages.form.addOne(to.label.text),
    open: (typed) =>
      void beginning().then((begun) => setGiven(typed && nameField ? { [nameField.name]: typed, ...begun } : begun)),
    form: given && (
      <Suspense fallback={null}>
        <Make entity={to} given={given} onMade={onMade} onClose={() => setGiven(undefined)} />
      </Suspense>
    ),
  };
}

/** What was typed last into a search that was left since. */
export function useTyped() {
  const typed = useRef('');
  return {
    take: () => {
      const taken = typed.current.trim();
      typed.current = '';
      return taken;
    },
    /** @param chosen what stands there by itself */
    keep: (text: string, chosen = '') => {
      typed.current = text === chosen ? '' : text;
    },
  };
}
