import { demandIn } from './own-demand.ts';
import type { OwnNames } from './own-example.ts';
import type { Limits } from './own-move.ts';
import { choiceAlone, flagSaid, stateSaid } from './state-said.ts';

/** Which records are meant: by a flag, a choice, a state, or a condition in words; behind `…` where that is not understood. */
export function conditionSaid(text: string, entity: string, names: OwnNames): string {
  const said = text.trim();
  const meant = names.expressed(entity, said);
  if (ofWhoLooks.test(meant)) return meant;
  return plainlySaid(said, entity, names) ?? demandIn(said, '', entity, names).condition;
}

/** `tenant is me`, and no more: who looks is no answer that could be compared otherwise. */
const ofWhoLooks = /^record(?:\.\S+|\[[^\]]+\]) [!=]= subject\.id$/;

/** The same where words say nothing but a flag, a choice or a state. */
export const plainlySaid = (text: string, entity: string, names: OwnNames): string | undefined =>
  flagSaid(text, entity, names) ?? choiceAlone(text, entity, names) ?? stateSaid(text, entity, names);

/** What may limit the transitions of an entity. */
export const limitsOf = (entity: string, names: OwnNames): Limits => ({
  roles: names.roles,
  fields: names.fieldsOf(entity),
  condition: (words) => conditionSaid(words, entity, names),
});
