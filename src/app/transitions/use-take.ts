import { useChange } from '#app/data';
import { useTellDone } from '#app/undo';
import type { OneRecord } from '#client';
import type { Transition } from '#specification';
import type { TransitionsProps } from './transitions.tsx';

export interface Taking {
  isBusy: boolean;
  take: (transition: Transition) => Promise<void>;
  /** It was taken elsewhere, as by a form: says so. */
  done: (transition: Transition, saved: OneRecord | undefined) => void;
}

/** Takes transitions of a record, and says what came of it. */
export function useTake({ entity, record, onFailure }: TransitionsProps): Taking {
  const change = useChange();
  const tellDone = useTellDone();
  const done: Taking['done'] = ({ name }, saved) => {
    onFailure(undefined);
    tellDone({ entity, does: name, before: record, after: saved });
  };
  return {
    isBusy: change.isPending,
    take: (transition) =>
      change.mutateAsync({ entity, does: transition.name, record }).then((saved) => done(transition, saved), onFailure),
    done,
  };
}
