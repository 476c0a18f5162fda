import type { Around, Entity, Field, Rule, Sight, Values } from '../compile/index.ts';
import { isAsChosen } from './as-chosen.ts';
import { type Issue, issueAt, issuesOf, undecided } from './issue.ts';
import { relevance } from './places.ts';
import { ruleIssues } from './rule-issues.ts';
import { schemaOf } from './schema.ts';
import { repeatedInside } from './store-rules.ts';
import { isUnanswered } from './unanswered.ts';

/** What of a record is judged, and for whom. */
export interface Judging {
  /** Only these fields, and the rules that show there; all of them where absent. */
  fields?: readonly string[];
  /** Only these rules, wherever they show; where absent those that show at the fields. */
  rules?: readonly Rule[];
  /** What the asker may answer: nothing is asked of who may not answer it. */
  may?: Sight;
  /** The rules of the server and the rules over other records do not speak. */
  isForm?: boolean;
  /** What stood there before, in a form: who left it as it was did not choose it. */
  before?: Values;
}

/**
 * Everything about a record that needs another look: its fields by chapter 3, its rules by chapter 5. It is judged on the
 * whole truth, and worded by what may be seen (`around.sight`). What is not known never speaks, and an answer that is
 * `undefined` is not judged.
 */
export function validate(entity: Entity, values: Values, around: Around, judging: Judging = {}): Issue[] {
  return [
    ...fieldIssues(entity, values, around, judging),
    ...(judging.isForm ? choiceIssues(entity, values, around, judging) : []),
    ...ruleIssues(entity, values, around, judging),
  ];
}

/** What is wrong with the answers, each by itself. */
function fieldIssues(entity: Entity, values: Values, around: Around, { fields, may }: Judging = {}): Issue[] {
  const truth: Around = { ...around, sight: undefined };
  const asked = fields ? fields.flatMap((name) => entity.field(name) ?? []) : entity.fields;
  return asked.flatMap((field) => {
    const answer = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (answer === undefined || !field.isAnswered || may?.has(field.name) === false) return [];
    return answerIssues(field, answer).flatMap((issue) => {
      // Whether something is missing depends on whether it matters, and that is only known of the whole record.
      const matters = issue.code !== 'required' || relevance(entity, values, issue.path, truth);
      if (matters === 'spent') return [undecided(issue.path, field.label.text)];
      return matters === true ? [issue] : [];
    });
  });
}

/** What was chosen and is not offered any more: what the choice rests on was answered otherwise since. */
function choiceIssues(entity: Entity, values: Values, around: Around, { fields, may, before }: Judging): Issue[] {
  return entity.fields.flatMap((field) => {
    const { name, to, where } = field;
    const key = values[name];
    if (!to || !where || typeof key !== 'string' || may?.has(name) === false) return [];
    if (fields && !fields.includes(name)) return [];
    if (before && isAsChosen(field, [name], before, values)) return [];
    const target = around.find?.(to, key);
    const isOffered = !target || field.mayReferTo(target, { entity, values }, around) !== false;
    return isOffered ? [] : [issueAt([name], 'enum')];
  });
}

function answerIssues(field: Field, answer: unknown): Issue[] {
  const path = [field.name];
  if (isUnanswered(field, answer, field.isRequired)) return field.isRequired ? [issueAt(path, 'required')] : [];
  const result = schemaOf(field).safeParse(answer, { reportInput: true });
  return [...(result.error?.issues ?? []).flatMap((issue) => issuesOf(issue, path)), ...repeatedInside(field, answer)];
}
