import { memberOf } from './fields-of-record.ts';
import type { OwnNames } from './own-example.ts';

/** That a record is in a state, where words say nothing else: `treated`, `the visit is treated`. */
export function stateSaid(text: string, entity: string, names: OwnNames): string | undefined {
  const words = text.split(/\s+/).filter((word) => !ofBeing.test(word) && !names.spokenOf(word).includes(entity));
  const said = words.join(' ').toLowerCase();
  const [state] = names.statesCalled(entity).find((called) => called.some((one) => one?.toLowerCase() === said)) ?? [];
  const field = names.stateFieldOf(entity);
  return state === undefined || field === undefined ? undefined : `${memberOf(field)} == ${quoted(state)}`;
}

export const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
const ofBeing = /^(?:it|its|the|an?|is|was|are|has|been|state|status|der|die|das|es|ist|wurde|zustand|=+)$/i;
