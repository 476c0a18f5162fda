import { pagesOf, type Session } from '#app/data';
import type { Tools } from '#app/messages/tools';
import { mayList } from '#app/search';
import { type Entity, everything, type Field, type Values } from '#specification';
import type { Read } from './answer-of.ts';

const most = 200;
const mostPages = 50;

/** Finds the records that cells name, by what they are called or by key; each name is looked for once. */
export async function findReferences(
  { client, known, subject }: Pick<Session, 'client' | 'known' | 'subject'>,
  named: readonly { field: Field; written: string }[],
  words: Tools['csv'],
): Promise<(field: Field, written: string) => Read> {
  const found = new Map<string, Read>();
  const whole = new Map<Entity, Promise<Values[]>>();
  /** All that there are, once for a file: no search finds what stands in none of them. */
  const allOf = (to: Entity) => {
    const records = whole.get(to) ?? recordsFound(client, known, to);
    whole.set(to, records);
    return records;
  };
  const nameOf = (to: Entity | undefined, written: string) => `${to?.name}\0${written}`;
  for (const { field, written } of named) {
    const { to } = field;
    const name = nameOf(to, written);
    if (!to || found.has(name)) continue;
    if (!mayList(to, subject)) {
      found.set(name, { wrong: words.closedReference(to.plural.text) });
      continue;
    }
    const byKey = client.list(to, {
      query: { ...everything, filters: new Map([[to.key, { oneOf: [written] }]]) },
      size: 1,
    });
    const [searched, { items, included }] = await Promise.all([recordsFound(client, known, to, written), byKey]);
    known.putAll(to, included);
    const called = (records: readonly Values[]) =>
      known.settle((around) =>
        records
          .filter((record) => to.keyOf(record) === written || to.displayOf(record, around) === written)
          .map((record) => to.keyOf(record)),
      );
    let keys = await called([...searched, ...items]);
    if (keys.length === 0 && isPutTogether(to)) keys = await called(await allOf(to));
    const [key, ...others] = new Set(keys);
    const isOne = key !== undefined && others.length === 0;
    found.set(
      name,
      isOne
        ? { answer: key }
        : { wrong: key === undefined ? words.unknownReference(written) : words.severalReferences(written) },
    );
  }
  return (field, written) => found.get(nameOf(field.to, written)) ?? { wrong: words.unknownReference(written) };
}

/** Whether records are called by more than one answer of their own. */
const isPutTogether = ({ facts: { display } }: Entity) => display?.startsWith('=') || display?.includes('.') || false;

/** All that a search finds: of two that are called the same, one may stand on a later page. */
async function recordsFound(
  client: Session['client'],
  known: Session['known'],
  to: Entity,
  search = '',
): Promise<Values[]> {
  const found: Values[] = [];
  let left = mostPages;
  for await (const { page } of pagesOf(client, to, { query: { ...everything, search }, size: most })) {
    known.putAll(to, page.included);
    found.push(...page.items);
    if (--left === 0) break;
  }
  return found;
}
