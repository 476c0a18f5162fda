import { fewAtOnce, pagesOf, type Session } from '#app/data';
import type { Tools } from '#app/messages/tools';
import { mayList } from '#app/search';
import { type Entity, everything, type Field, remember, type Values } from '#specification';
import type { Read } from './answer-of.ts';

const most = 200;
const mostPages = 50;

/**
 * Finds the records that cells name, by what they are called or by key; each name is looked for once.
 * @param known the names that were found before, by `nameOf`: what was found is added to them
 */
export async function findReferences(
  session: Pick<Session, 'client' | 'known' | 'subject'>,
  named: readonly { field: Field; written: string }[],
  words: Tools['csv'],
  known: Map<string, Read> = new Map(),
): Promise<(field: Field, written: string) => Read> {
  const { client, known: records, subject } = session;
  const whole = new Map<Entity, Promise<Values[]>>();
  /** All that there are, once for a file: no search finds what stands in none of them. */
  const allOf = (to: Entity) => remember(whole, to, () => recordsFound(client, records, to));
  const find = async (to: Entity, written: string): Promise<Read> => {
    if (!mayList(to, subject)) return { wrong: words.closedReference(to.plural.text) };
    const query = { ...everything, filters: new Map([[to.key, { oneOf: [written] }]]) };
    const [searched, { items, included }] = await Promise.all([
      recordsFound(client, records, to, written),
      client.list(to, { query, size: 1 }),
    ]);
    records.putAll(to, included);
    const called = (all: readonly Values[]) =>
      records.settle((around) =>
        all
          .filter((record) => to.keyOf(record) === written || to.displayOf(record, around) === written)
          .map((record) => to.keyOf(record)),
      );
    let keys = await called([...searched, ...items]);
    if (keys.length === 0 && isPutTogether(to)) keys = await called(await allOf(to));
    const [key, ...others] = new Set(keys);
    if (key === undefined) return { wrong: words.unknownReference(written) };
    return others.length === 0 ? { answer: key } : { wrong: words.severalReferences(written) };
  };
  const asked = new Map<string, { to: Entity; written: string }>();
  for (const { field, written } of named) {
    const { to } = field;
    if (to && !known.has(nameOf(to, written))) asked.set(nameOf(to, written), { to, written });
  }
  const found = new Map<string, Read>();
  const results = await fewAtOnce([...asked], async ([name, { to, written }]) => {
    const read = await find(to, written);
    found.set(name, read);
    // What is not there may be made meanwhile.
    if ('answer' in read) known.set(name, read);
  });
  for (const result of results) if (result?.status === 'rejected') throw result.reason;
  return (field, written) => {
    const name = nameOf(field.to, written);
    return known.get(name) ?? found.get(name) ?? { wrong: words.unknownReference(written) };
  };
}

const nameOf = (to: Entity | undefined, written: string) => `${to?.name}\0${written}`;

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
