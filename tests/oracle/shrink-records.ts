import type { Kept, Model } from './model.ts';

const refersTo = (model: Model, entity: string, key: string) =>
  Object.entries(model.entities).some(([name, fields]) =>
    Object.entries(fields).some(
      ([field, { to }]) =>
        to === entity && model.records[name]?.some((one) => one.key !== key && one.values[field] === key),
    ),
  );

/** Documents with a record or an answer less. A record that another refers to stays. */
export function smallerRecords(model: Model): Model[] {
  return Object.entries(model.records).flatMap(([entity, records]) => {
    const put = (kept: Kept[]): Model => ({ ...model, records: { ...model.records, [entity]: kept } });
    const free = records.filter(({ key }) => !refersTo(model, entity, key));
    const emptied = records.flatMap((one) =>
      Object.keys(one.values)
        .filter((name) => one.values[name] !== null && name !== 'code')
        .map((name) => ({ ...one, values: { ...one.values, [name]: null } })),
    );
    return [
      ...free.map((gone) => put(records.filter((one) => one !== gone))),
      ...emptied.map((less) => put(records.map((one) => (one.key === less.key ? less : one)))),
    ];
  });
}
