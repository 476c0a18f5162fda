import { inParts, pagesOf, type Session } from '#app/data';
import { type Entity, everything, type Values } from '#specification';

const size = 200;

/** The records that have one of some answers to a field. */
export async function recordsWith(
  { client }: Pick<Session, 'client'>,
  entity: Entity,
  name: string,
  answers: ReadonlySet<string>,
): Promise<Values[]> {
  const found: Values[] = [];
  for (const oneOf of inParts(answers)) {
    const query = { ...everything, filters: new Map([[name, { oneOf }]]) };
    for await (const { page } of pagesOf(client, entity, { query, size })) found.push(...page.items);
  }
  return found;
}
