import type { Messages } from '#app/messages';
import { type Around, type Entity, type Exit, mayTry, type Values } from '#specification';
import { reasonOf } from './reason.ts';

/** A transition that is shown for a record, and why it cannot be taken now; without a reason it can be tried. */
export interface Offer extends Exit {
  reason: string | undefined;
}

/** The transitions that lead out of the state of a record, wherever they are shown: what may not be done is explained, or hidden where the document says so. */
export function offersOf(entity: Entity, values: Values, around: Around, messages: Messages): Offer[] {
  const { hidesDenied } = entity.product.access;
  const exits = entity.lifecycle?.exits(values, around) ?? [];
  return exits
    .filter(({ permission }) => !hidesDenied || mayTry(permission, entity, values, around))
    .map((exit) => ({ ...exit, reason: reasonOf(exit, values, around, messages) }));
}

/** What is most likely done next with a record: the first that can be, and harms nothing. */
export function mainOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ reason, transition }) => reason === undefined && transition.facts.tone !== 'critical');
}
