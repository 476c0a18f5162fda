import { useEffect } from 'react';
import { useSession } from '#app/data';
import { useLocale } from '#components/locale';
import type { Rule, Values } from '#specification';
import type { Answers } from './answers.ts';
import { loadChecks } from './checks.ts';
import { restsOn } from './rests-on.ts';
import { type FormTarget, judgedOf } from './target.ts';

/** Says what deserves a look while somebody types, and from the start. Only the rules that name what changed are asked again. */
export function useWarnings(target: FormTarget, base: Values, answers: Answers) {
  const { known } = useSession();
  const { locale } = useLocale();
  const { entity } = target;
  useEffect(() => {
    const rules = entity.rules.filter(({ severity }) => severity === 'warning');
    if (rules.length === 0) return undefined;
    const said = new Map<Rule, [field: string, text: string][]>();
    const look = async (asked: readonly Rule[]) => {
      const { validate } = await loadChecks(locale);
      await known.settle((around) => {
        const values = judgedOf(target, base, answers.values());
        for (const rule of asked) {
          const issues = validate(entity, values, around, { isForm: true, fields: [], rules: [rule] });
          said.set(
            rule,
            issues.map(({ path, text }) => [path[0] ?? '', text]),
          );
        }
      });
      answers.warn(new Map(rules.flatMap((rule) => said.get(rule) ?? [])));
    };
    void look(rules).catch(() => undefined);
    let values = answers.values();
    return answers.subscribe(() => {
      const now = answers.values();
      if (now === values) return;
      const changed = Object.keys(now).filter((name) => now[name] !== values[name]);
      values = now;
      const asked = rules.filter((rule) => changed.some((name) => restsOn(rule, name)));
      if (asked.length > 0) void look(asked).catch(() => undefined);
    });
  }, [target, entity, base, answers, known, locale]);
}
