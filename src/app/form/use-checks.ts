import { useEffect, useMemo } from 'react';
import { useSession } from '#app/data';
import { useLocale } from '#components/locale';
import { type Field, isEmpty, isSame, pick, type Values } from '#specification';
import type { Answers } from './answers.ts';
import { loadChecks } from './checks.ts';
import { answerable } from './locks.ts';
import { type Finding, placed } from './place-errors.ts';
import { mayMend, restsOn } from './rests-on.ts';
import { changed } from './same.ts';
import { type FormTarget, judgedOf } from './target.ts';
import { useWarnings } from './use-warnings.ts';
import { isInBlankItem, withoutBlankItems } from './without-blank-items.ts';

/** Checks the answers of a form as the document states. */
export interface FormChecks {
  /** Checks all that the form asks for, and the record as a whole. */
  check: () => Promise<boolean>;
  /** Checks the fields of a step, and the rules that rest on these and on steps before: what rests on later ones waits for them. */
  checkStep: (names: readonly string[], before: readonly string[]) => Promise<boolean>;
  /** Checks what an answer that was just given may change: itself, once it was left, and what is wrong because of it. */
  recheck: (name: string) => void;
}

/** @param fields all that the form asks for */
export function useChecks(target: FormTarget, base: Values, answers: Answers, fields: readonly Field[]): FormChecks {
  const { known } = useSession();
  const { locale } = useLocale();
  const { entity } = target;
  const checks = useMemo((): FormChecks => {
    const own = new Map(fields.map((field) => [field.name, field]));
    /** Whether a rule names an answer to one of some fields. */
    const names = (rule: string | undefined, some: readonly string[]) => {
      const stated = rule === undefined ? undefined : entity.rules.find(({ name }) => name === rule);
      return stated !== undefined && some.some((name) => restsOn(stated, name));
    };
    const isSaid = ({ path: [name = '', ...inside], text }: Finding) =>
      answers.errorsOf(name)[inside.join('.')] === text;
    const check = async (asked?: readonly string[], before?: readonly string[]) => {
      const { validate } = await loadChecks(locale);
      const issues = await known.settle((around) => {
        const values = judgedOf(target, base, answers.values());
        const judged = asked?.flatMap((name) => own.get(name) ?? []) ?? fields;
        const at = asked && [...asked, ...(before ?? [])];
        const may = new Set(answerable(target, judged, values, around).map(({ name }) => name));
        const found = validate(entity, values, around, {
          may,
          isForm: true,
          fields: at,
          before: target.record?.values,
        });
        return found.filter(({ path }) => !isInBlankItem(values, path));
      });
      const errors = issues.filter(({ severity }) => severity === 'error');
      const later = asked && before ? [...own.keys()].filter((name) => ![...asked, ...before].includes(name)) : [];
      const isLater = ({ rule }: Finding & { rule?: string }) => names(rule, later);
      const isAsked = ({ path: [name = ''], rule }: Finding & { rule?: string }) =>
        asked === undefined || asked.includes(name) || (before?.includes(name) && names(rule, asked));
      const found = errors.filter(isAsked);
      const earlier = new Set(found.flatMap(({ path: [name = ''] }) => (before?.includes(name) ? [name] : [])));
      const isHere = (issue: Finding) => isAsked(issue) || earlier.has(issue.path[0] ?? '');
      const shown = errors.filter((issue) => isHere(issue) && (!isLater(issue) || isSaid(issue)));
      const { wrong, whole } = placed(entity, shown, (name) => own.has(name));
      answers.found(asked ? [...asked, ...earlier] : [...own.keys()], wrong, asked === undefined ? whole : undefined);
      return found.every(isLater);
    };
    /** What was added to a list, and not answered, is left out. */
    const leaveBlanksOut = (names: Iterable<string>) => {
      for (const [name, answer] of Object.entries(changed(pick(answers.values(), [...names]), base))) {
        const answered = withoutBlankItems(answer);
        if (!isSame(answered, answer)) answers.set(name, answered);
      }
    };
    return {
      check: () => {
        leaveBlanksOut(own.keys());
        return check();
      },
      checkStep: (asked, before) => {
        leaveBlanksOut(asked);
        return check(asked, before);
      },
      recheck: (name) => {
        const names = answers.toCheck(name).filter((one) => {
          const field = own.get(one);
          return one === name || (field !== undefined && mayMend(field, name));
        });
        // What was chosen from what this answer offers may be none of that any more.
        const chosen = fields.filter((one) => one.where && !isEmpty(answers.values()[one.name]) && mayMend(one, name));
        names.push(...chosen.map((one) => one.name).filter((one) => !names.includes(one)));
        // What could not be loaded is asked for again when the form is sent, and says so then.
        if (names.length > 0) void check(names).catch(() => undefined);
      },
    };
  }, [target, entity, base, answers, fields, known, locale]);

  useEffect(() => {
    // Without a line it could not come any more.
    void loadChecks(locale).catch(() => undefined);
  }, [locale]);
  useWarnings(target, base, answers);
  return checks;
}
