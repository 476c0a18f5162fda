import { type Around, type Entity, type Rule, scopeOf, type Values } from '../compile/index.ts';
import { filledIn } from './filled-in.ts';
import { type Issue, undecided } from './issue.ts';
import type { Judging } from './validate.ts';

/** What the rules of chapter 5 have against a record. A rule that rests on something unknown never speaks. */
export function ruleIssues(
  entity: Entity,
  values: Values,
  around: Around,
  { fields, rules, isForm }: Judging = {},
): Issue[] {
  const truth: Around = { ...around, sight: undefined };
  return (rules ?? entity.rules).flatMap((rule) => {
    if (!rule.assert || (isForm && (rule.isOfServer || rule.looksAtOthers))) return [];
    const places = placesOf(rule).filter(([name]) => {
      const field = name === undefined ? undefined : entity.field(name);
      return field?.relevantWhen?.test(scopeOf(entity, values, truth)) !== false;
    });
    // What does not matter is not drawn, and nobody could mend it.
    if (places.length === 0) return [];
    if (fields && !rules && !places.some(([name]) => name !== undefined && fields.includes(name))) return [];
    const answer = rule.test(values, truth);
    if (answer === 'spent') return [{ ...undecided([], rule.label.text), severity: rule.severity }];
    if (answer !== false) return [];
    const fill = (text: string) => filledIn(text, entity, values, around);
    const [title, below] = [fill(rule.says.title.text), fill(rule.says.detail)];
    const said = { title, detail: below ? `${title} ${below}` : title };
    return places.map((path): Issue => ({ severity: rule.severity, path, code: rule.error, rule: rule.name, ...said }));
  });
}

/** Where it shows: at its fields, also inside objects; at the record as a whole where it names none. */
function placesOf({ places: stated, entity }: Rule): string[][] {
  const places = stated.flatMap((written) => {
    const steps = entity?.pathTo(written)?.steps ?? [];
    const end = steps.findIndex(({ kindName }) => kindName !== 'object');
    return steps.length > 0 ? [steps.slice(0, end < 0 ? steps.length : end + 1).map(({ name }) => name)] : [];
  });
  return places.length > 0 ? places : [[]];
}
