import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useToast } from '#components/toast';
import { doneForGood, undoLast } from './last-undo.ts';

/** Takes back what was done last, or says that it cannot; what is still being done is waited for. */
export function useUndoLast(): () => void {
  const { shortcuts } = useTools();
  const { known } = useSession();
  const queries = useQueryClient();
  const tell = useToast();
  const isWaiting = useRef(false);
  const isChanging = () => queries.isMutating({ mutationKey: ['change'] }) > 0;
  const takeBack = () => {
    if (undoLast(known)) return;
    const what = doneForGood(known);
    tell({ title: what ? shortcuts.notUndoable(what) : shortcuts.nothingToUndo, tone: 'info' });
  };
  return () => {
    if (!isChanging()) return takeBack();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const end = queries.getMutationCache().subscribe(() => {
      if (isChanging()) return;
      end();
      isWaiting.current = false;
      // Whoever did it tells of it first, with the way back.
      setTimeout(takeBack);
    });
  };
}
