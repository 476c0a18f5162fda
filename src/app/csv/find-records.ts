import type { Session } from '#app/data';
import type { Entity, Field, Values } from '#specification';
import { recordsWith } from './records-with.ts';

/** The records that rows name, by what they name them with; two of the same are both found. */
export async function findRecords(
  session: Pick<Session, 'client'>,
  entity: Entity,
  by: Field,
  answers: readonly unknown[],
): Promise<ReadonlyMap<string, readonly Values[]>> {
  const asked = new Set(answers.map(String));
  const records = await recordsWith(session, entity, by.name, asked);
  return Map.groupBy(
    records.filter((record) => asked.has(String(record[by.name]))),
    (record) => String(record[by.name]),
  );
}
