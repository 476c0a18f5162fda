import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import type { OneRecord } from '#client';
import { useToast } from '#components/toast';
import type { Base } from './use-base.ts';
import type { FormDraft } from './use-draft.ts';

/** Gives up what was typed, which can be brought back. */
export function useGivingUp(base: Base, draft: Pick<FormDraft, 'forget'>, clear: () => void) {
  const messages = useMessages();
  const tools = useTools();
  const tell = useToast();
  const givingUp = (title: string, begin: () => void) => {
    const { opened } = base;
    const typed = base.typed();
    begin();
    clear();
    tell({
      title,
      actions: [{ label: messages.undo.undo, onAction: () => base.restore(opened, typed) }],
    });
  };
  return {
    /** Begins anew. */
    giveUp: (from: OneRecord | undefined) =>
      givingUp(tools.form.draftDiscarded, () => {
        base.begin(from);
        draft.forget();
      }),
    /** Goes on from what another saved, with some answers as that has them. */
    takeTheirs: (current: OneRecord, given: readonly string[]) =>
      givingUp(tools.form.tookTheirs, () => base.goOn(current, given)),
  };
}
