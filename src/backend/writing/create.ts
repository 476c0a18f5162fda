import { isEmpty, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { answersIn, permitFields } from './answers.ts';
import { nextKey } from './keys.ts';
import { save } from './save.ts';

/** Makes a new record. */
export async function create(exchange: Exchange): Promise<Response> {
  await exchange.permit();
  const { entity, lookup, product } = exchange;
  const begun = await lookup.settle(() => entity.begin(lookup.truth));
  const { values: answers, issues } = await answersIn(exchange, begun);
  // What rests on an answer begins with the one that was given.
  const values: Values = { ...(await lookup.settle(() => entity.begin(lookup.truth, answers))), ...answers };
  await exchange.permit(values);
  const may = await lookup.settle(() => product.access.fields('create', entity, lookup.truth, values));
  await permitFields(exchange, begun, answers, may);
  return withKey(exchange, values, (record) => save(exchange, { base: begun, values: record, may, issues }));
}

const tries = 5;

/** Saves it under the key that a person gave, else under the next number; where somebody else took that, the one after. */
async function withKey(
  { store, entity }: Exchange,
  values: Values,
  saveAs: (values: Values) => Promise<Response>,
): Promise<Response> {
  const isGiven = entity.isKeyAnswered && !isEmpty(values[entity.key]);
  if (entity.isKeyAnswered) {
    if (!isGiven) throw new Refusal(422, { issues: [{ severity: 'error', path: [entity.key], code: 'required' }] });
    return saveAs(values);
  }
  for (let attempt = 1; ; attempt++) {
    const key = isEmpty(values[entity.key]) ? await nextKey(store, entity) : values[entity.key];
    try {
      return await saveAs({ ...values, [entity.key]: key });
    } catch (error) {
      if (!(error instanceof Refusal && error.options.isTaken) || attempt === tries) throw error;
    }
  }
}
