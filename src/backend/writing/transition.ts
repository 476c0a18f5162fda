import type { Transition } from '#specification';
import type { Exchange } from '../exchange.ts';
import type { Lookup } from '../lookup.ts';
import { Refusal } from '../problem-details.ts';
import { answersIn, permitFields, permitKey } from './answers.ts';
import { save } from './save.ts';

/** Takes a record from one state to another, with the answers that are asked for on the way. */
export async function take(exchange: Exchange, transition: Transition): Promise<Response> {
  const { stored, values: base } = await exchange.recordToChange();
  const { entity, lookup, product } = exchange;
  const { lifecycle, to } = transition;
  const state = lifecycle.stateOf(base);
  if (!to || !state || !transition.from.includes(state.name)) throw new Refusal(409);
  if (!transition.isGuardOverAsked) await pass(lookup, transition, base);
  const asked = transition.asks.map(({ name }) => name);
  const byRole = await lookup.settle(() => product.access.fields(transition.name, entity, lookup.truth, base));
  const { values: answers, issues } = await answersIn(exchange, base, asked);
  permitKey(exchange, stored, answers);
  await permitFields(exchange, base, answers, byRole);
  const values = { ...base, ...answers };
  await pass(lookup, transition, values);
  // Somebody else may have done something meanwhile.
  const again = (inside: Lookup) => pass(inside, transition, values);
  const may = { has: (name: string) => asked.includes(name) && byRole.has(name) };
  return save(exchange, {
    stored,
    base,
    values: { ...values, [lifecycle.field.name]: to.name },
    may,
    issues,
    pass: again,
  });
}

/** Throws 409 unless the guard lets the record pass. */
async function pass(lookup: Lookup, transition: Transition, values: Record<string, unknown>) {
  const answer = await lookup.settle(() => transition.judge(values, lookup.truth));
  if (answer === true) return;
  if (answer === 'spent') {
    const { undecided } = await import('#specification/validation');
    throw new Refusal(409, { issues: [undecided([], transition.label.text)] });
  }
  throw new Refusal(409, { detail: transition.facts.description ?? undefined });
}
