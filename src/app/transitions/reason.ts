import type { Messages } from '#app/messages';
import { guardWords } from '#app/screens';
import { type Around, type Exit, isOffered, mayTry, type Values } from '#specification';
import { deniedWords } from './denied-words.ts';

/** Why a transition cannot be taken now; undefined where it can be tried. */
export function reasonOf(
  { transition, permission, guard }: Exit,
  values: Values,
  around: Around,
  messages: Messages,
): string | undefined {
  const { entity } = transition.lifecycle;
  if (!mayTry(permission, entity, values, around))
    return deniedWords(permission, transition.name, entity, around, messages);
  // A guard over what the transition asks is judged with the answers.
  const isLater = transition.isGuardOverAsked && !transition.isClosed;
  if (isLater || isOffered(guard, transition.guard, entity, values, around)) return undefined;
  return guardWords(transition, values, around, messages);
}
