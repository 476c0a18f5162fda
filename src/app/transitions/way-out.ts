import type { Messages } from '#app/messages';
import type { Transition } from '#specification';

/** What is said by the button that leaves a transition undone. “Cancel” may be what is done to the record. */
export function wayOut({ facts }: Transition, { keepIt, notNow }: Messages): string {
  return facts.tone === 'critical' ? keepIt : notNow;
}
