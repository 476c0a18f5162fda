import type { Sight } from '#specification';
import type { Exchange } from '../exchange.ts';
import { answersIn, permitFields, permitKey } from './answers.ts';
import { save } from './save.ts';

/** Changes a record. What the body does not name stays as it is. */
export async function update(exchange: Exchange): Promise<Response> {
  const { stored, values: base } = await exchange.recordToChange();
  const { entity, lookup, product } = exchange;
  const byRole = await lookup.settle(() => product.access.fields('update', entity, lookup.truth, base));
  const byState = entity.editable(base);
  const may: Sight = { has: (name) => byRole.has(name) && byState.has(name) };
  const { values: answers, issues } = await answersIn(exchange, base);
  permitKey(exchange, stored, answers);
  await permitFields(exchange, base, answers, may);
  return save(exchange, { stored, base, values: { ...base, ...answers }, may, issues });
}
