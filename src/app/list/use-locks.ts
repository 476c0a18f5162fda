import { useMemo } from 'react';
import { useAround, useSession } from '#app/data';
import { isShown, lockOf, lockText, mayAnswer } from '#app/form';
import { useMessages } from '#app/messages';
import type { Entity, Field, Values } from '#specification';

/** Why a field of a record is not changed, in words; undefined where it can be. */
export function useLocks(entity: Entity): (field: Field, record: Values) => string | undefined {
  const around = useAround();
  const messages = useMessages();
  const { role } = useSession();
  return useMemo(() => {
    const known = new Map<Values, ReturnType<typeof mayAnswer>>();
    return (field, values) => {
      const target = { entity, does: 'update', record: { values, changes: [], included: {} } };
      // What may not be seen is not answered blindly.
      if (!isShown(field, undefined, target, values, around)) return messages.form.locked.record;
      const may = known.get(values) ?? mayAnswer(target, around);
      known.set(values, may);
      const lock = lockOf(field, target, may);
      return lock && lockText(lock, target, role, messages);
    };
  }, [entity, around, messages, role]);
}
