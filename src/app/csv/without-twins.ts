import type { Checks } from '#app/form';
import { listed } from '#components/locale';
import type { Values } from '#specification';
import { heldBy, nameOf } from './find-taken.ts';
import type { CheckedRow, Checking } from './judging.ts';

/**
 * Of several rows with what only one record may have, or for one record, the first good one is taken: what a record has already,
 * only that record keeps.
 */
export function withoutTwins(
  rows: readonly CheckedRow[],
  taken: ReadonlyMap<string, Values>,
  { uniquesIn }: Checks,
  { entity, by, locale, reading: { words } }: Checking,
): CheckedRow[] {
  const seen = new Map<string, number>();
  const changed = new Map<string, number>();
  return rows.map((row) => {
    const wrong: string[] = [];
    const wrongAt = new Set(row.wrongAt);
    let same: Values | undefined;
    const own = row.record && entity.keyOf(row.record.values);
    const first = own === undefined ? undefined : changed.get(own);
    if (by && first !== undefined) {
      wrong.push(`${by.label.text}: ${words.sameAsRow(first)}`);
      wrongAt.add(by.name);
    }
    const all = row.does === 'unchanged' ? [] : heldBy(entity, { ...row.record?.values, ...row.values }, uniquesIn);
    for (const held of all) {
      const label = listed(
        locale,
        held.paths.map(([name = '']) => entity.field(name)?.label.text ?? name),
      );
      const found = taken.get(nameOf(held));
      const record = found && entity.keyOf(found) !== own ? found : undefined;
      const other = seen.get(nameOf(held));
      same ??= record;
      const text = record ? words.taken : other !== undefined && other !== first ? words.sameAsRow(other) : undefined;
      if (text === undefined) continue;
      wrong.push(`${label}: ${text}`);
      for (const path of held.paths) wrongAt.add(path.join('.'));
    }
    const judged = { ...row, wrong: [...row.wrong, ...wrong], wrongAt, same };
    if (judged.wrong.length > 0) return judged;
    for (const held of all) seen.set(nameOf(held), row.number);
    if (own !== undefined) changed.set(own, row.number);
    return judged;
  });
}
