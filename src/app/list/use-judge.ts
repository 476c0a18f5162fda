import { useCallback } from 'react';
import { useSession } from '#app/data';
import { loadChecks } from '#app/form';
import { useLocale } from '#components/locale';
import type { Entity, Values } from '#specification';
import type { BulkChange } from './bulk.ts';

/** What would be wrong with each of some records that gave an answer; those with which nothing would be are left out. */
export function useJudge(
  entity: Entity,
): (records: readonly Values[], change: BulkChange) => Promise<Map<Values, string>> {
  const { known } = useSession();
  const { locale } = useLocale();
  return useCallback(
    async (records, { field, answer }) => {
      const { validate } = await loadChecks(locale);
      const judged = await known.settle((around) =>
        records.map((record) => {
          const issues = validate(entity, { ...record, [field.name]: answer }, around, { isForm: true });
          const errors = issues.filter(
            ({ severity, path, rule }) => severity === 'error' && (path[0] === field.name || rule),
          );
          return [record, errors[0]?.text] as const;
        }),
      );
      return new Map(judged.flatMap(([record, text]) => (text === undefined ? [] : [[record, text]])));
    },
    [entity, known, locale],
  );
}
