import type { Messages } from '#app/messages';
import type { Transition } from '#specification';

/** What a transition says among other actions: of the tones that a document knows only a loss is one there. */
export function transitionTone({ facts }: Transition): 'critical' | 'neutral' {
  return facts.tone === 'critical' ? 'critical' : 'neutral';
}

/** What is said by the button that leaves a transition undone. “Cancel” may be what is done to the record. */
export function wayOut(transition: Transition, { keepIt, notNow }: Messages): string {
  return transitionTone(transition) === 'critical' ? keepIt : notNow;
}
