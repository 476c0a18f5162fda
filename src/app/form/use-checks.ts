import { useEffect, useMemo } from 'react';
import { useSession } from '#app/data';
import { useLocale } from '#components/locale';
import type { Field, Values } from '#specification';
import type { Answers } from './answers.ts';
import { loadChecks } from './checks.ts';
import { answerable } from './locks.ts';
import { type Finding, placed } from './place-errors.ts';
import { type FormTarget, judgedOf } from './target.ts';

/** Checks the answers of a form as the document states. */
export interface FormChecks {
  /** Checks some fields; all that the form asks for, and the record as a whole, where none are named. */
  check: (names?: readonly string[]) => Promise<boolean>;
}

/** @param fields all that the form asks for */
export function useChecks(target: FormTarget, base: Values, answers: Answers, fields: readonly Field[]): FormChecks {
  const { known } = useSession();
  const { locale } = useLocale();
  const { entity } = target;
  const checks = useMemo((): FormChecks => {
    const own = new Set(fields.map(({ name }) => name));
    return {
      check: async (asked) => {
        const { validate } = await loadChecks(locale);
        const issues = await known.settle((around) => {
          const values = judgedOf(target, base, answers.values());
          const may = new Set(answerable(target, fields, values, around).map(({ name }) => name));
          // Where there are rules the whole record is judged, so that each speaks; what was asked for is picked below.
          return validate(entity, values, around, {
            may,
            isForm: true,
            fields: entity.rules.length > 0 ? undefined : asked,
          });
        });
        answers.warn(
          new Map(
            issues.filter(({ severity }) => severity === 'warning').map(({ path, text }) => [path[0] ?? '', text]),
          ),
        );
        const errors = issues.filter(({ severity }) => severity === 'error');
        const isAsked = ({ path }: Finding) => asked === undefined || asked.includes(path[0] ?? '');
        const { wrong, whole } = placed(entity, errors.filter(isAsked), (name) => own.has(name));
        answers.found(asked ?? [...own], wrong, asked === undefined ? whole : undefined);
        return wrong.size === 0 && (asked !== undefined || whole.length === 0);
      },
    };
  }, [target, entity, base, answers, fields, known, locale]);

  useEffect(() => {
    // Without a line it could not come any more.
    void loadChecks(locale).catch(() => undefined);
  }, [locale]);

  const warns = entity.rules.some(({ severity }) => severity === 'warning');
  useEffect(() => {
    if (!warns) return undefined;
    // What deserves a look is said while typing, and from the start.
    const look = () => void checks.check([]).catch(() => undefined);
    look();
    let values = answers.values();
    return answers.subscribe(() => {
      if (values === answers.values()) return;
      values = answers.values();
      look();
    });
  }, [warns, checks, answers]);
  return checks;
}
