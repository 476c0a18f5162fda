import type { Messages } from '#app/messages';
import type { Outcome } from '#client';

/** What is said of a change that may have been made although it failed. */
export function outcomeText({ failure }: Messages, outcome: Outcome): string | undefined {
  switch (outcome) {
    case 'not made':
      return undefined;
    case 'once':
      return failure.once;
    case 'unknown':
      return failure.unknownOutcome;
  }
}
