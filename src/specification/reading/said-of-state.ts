import { Written } from '../chapters/facts.ts';
import { open } from '../vocabulary/words/open.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flow } from './flow.ts';

/** Nothing of a record can be changed in a state. */
const closes = /^(?:lock(?:ed)?|read[ _-]?only|frozen|immutable|gesperrt|schreibgeschützt)$/i;
const isYes = (value: unknown) =>
  (value instanceof Written && value.value === true) ||
  (typeof value === 'string' && /^(?:yes|ja|all|alles)$/i.test(value));
/** What other tools say of a state: no way out of it, and nothing that a state states here. */
const saysOtherwise =
  /^(?:requires?d?|colou?r|farbe|roles?|who|by|visible.*|hidden|sla|after|timeout|expires?|allowed|permissions?|fields?|icon|order|owners?|assignees?|can|may|entry|exit|on ?(?:enter|exit)|notif.*|e?mail)$/i;

/** Notes what is said of a state under a key that no state has, as a fact of it; false where it may be a way out of it. */
export function saysOfState(facts: [key: string, value: string][], key: string, value: unknown): boolean {
  const isClosed = closes.test(key) && isYes(value);
  if (!isClosed && !closes.test(key) && !saysOtherwise.test(key) && !(value instanceof Written)) return false;
  const [name, said] = isClosed ? ['editable', 'none'] : [open, `${key}: ${flow(value)}`];
  const earlier = facts.find(([one]) => one === name);
  if (!earlier) facts.push([name, isClosed ? said : inFlow(said)]);
  else if (!isClosed) earlier[1] = inFlow(`${earlier[1].replaceAll('"', '')}; ${said}`);
  return true;
}
