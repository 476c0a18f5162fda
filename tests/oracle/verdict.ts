import { holds } from './holds.ts';
import type { Model, Permission, Subject, Values } from './model.ts';
import { heldRoles } from './roles.ts';
import type { Truth } from './truth.ts';

/** Who wants to do what with which record. */
export interface Attempt {
  model: Model;
  subject: Subject;
  entity: string;
  action: string;
  /** Absent where there is none, or none yet. */
  record?: Values;
  /** No condition is known, not even one that does not look at the record. */
  blind?: boolean;
}

/** What the permissions say of an attempt. */
export interface Verdict {
  /** `open`: the design does not say. */
  allowed: boolean | 'open';
  /** Whether it may touch a field, where it is allowed at all. */
  may: (field: string) => boolean;
  /** The rule that decided, without names: failures are gathered by it. */
  rule: string;
  why: string;
}

type Part = NonNullable<Permission['broken']>;

const isDeny = (one: Permission) => one.effect === 'deny' || one.broken === 'effect';

/** What a broken or missing part of a deny is read as: all. */
const said = <P extends Part>(one: Permission, part: P): Permission[P] => (one.broken === part ? undefined : one[part]);

const covers = (said: 'all' | string[] | undefined, name: string) =>
  said === undefined || said === 'all' || said.includes(name);

function concerns(one: Permission, { model, subject, entity, action }: Attempt): boolean {
  if (!isDeny(one) && one.broken) return false;
  const roles = said(one, 'roles');
  const held = heldRoles(model.roles, subject.roles);
  return (
    (!roles || roles.some((role) => held.has(role))) &&
    covers(said(one, 'on'), entity) &&
    covers(said(one, 'can'), action)
  );
}

function truthOf(one: Permission, attempt: Attempt): Truth {
  const when = said(one, 'when');
  if (!when || when === 'none') return true;
  return attempt.blind ? 'unknown' : holds(when, attempt);
}

interface Entry {
  one: Permission;
  name: string;
  fields: string[] | undefined;
  truth: Truth;
}

function entriesFor(attempt: Attempt): { allows: Entry[]; denies: Entry[] } {
  const entries = attempt.model.permissions
    .map((one, index) => ({ one, name: `permissions.${index}`, fields: said(one, 'fields') }))
    .filter(({ one }) => concerns(one, attempt))
    .map((entry) => ({ ...entry, truth: truthOf(entry.one, attempt) }));
  return { allows: entries.filter(({ one }) => !isDeny(one)), denies: entries.filter(({ one }) => isDeny(one)) };
}

/** Deleting has no fields: what a permission of some fields means for it is not said. */
const hasFields = (action: string) => action !== 'delete';

/** A deny holds unless its condition is false, an allow only if its condition is true. */
export function judge(attempt: Attempt): Verdict {
  const concerned = entriesFor(attempt);
  const denies = concerned.denies.filter(({ truth }) => truth !== false);
  const allows = concerned.allows.filter(({ truth }) => truth === true);
  const may = (field: string) =>
    allows.some(({ fields }) => covers(fields, field)) && !denies.some(({ fields }) => covers(fields, field));
  const deny = denies.find(({ fields }) => !fields);
  const no = { allowed: false, may: () => false };
  if (deny) {
    const rule = `a deny whose condition is ${deny.truth}`;
    return { ...no, rule, why: `${deny.name} denies, its condition is ${deny.truth}` };
  }
  const allow = allows.find(({ fields }) => hasFields(attempt.action) || !fields) ?? allows[0];
  const unknown = concerned.allows.find(({ truth }) => truth === 'unknown');
  if (!allow && unknown)
    return { ...no, rule: 'an allow whose condition is unknown', why: `the condition of ${unknown.name} is unknown` };
  if (!allow) return { ...no, rule: 'no permission', why: 'no permission allows it' };
  const isOpen = !hasFields(attempt.action) && (allow.fields !== undefined || denies.length > 0);
  return { allowed: isOpen ? 'open' : true, may, rule: 'allowed', why: `${allow.name} allows it` };
}

/** Whether there could be a record for which it is allowed; open where that is decided without looking at one. */
export function judgeEver(attempt: Attempt): boolean | 'open' {
  const { allows, denies } = entriesFor({ ...attempt, record: undefined });
  const whole = denies.filter(({ fields }) => !fields);
  const isCertain = ({ one }: Entry) => one.broken === 'when' || !one.when || one.when === 'none';
  if (allows.length === 0 || whole.some(isCertain)) return false;
  return allows.every(({ truth }) => truth === false) || whole.some(({ truth }) => truth === true) ? 'open' : true;
}

/** A record that is not there: no condition is known, or none that looks at it. Where that differs, it is open. */
export function judgeMissing(attempt: Attempt): Verdict[] {
  return [judge({ ...attempt, record: undefined }), judge({ ...attempt, record: undefined, blind: true })];
}

/** A record that is about to be made: judged as it would be, or as one of which nothing is known. */
export function judgeNew(attempt: Attempt): Verdict[] {
  return [judge(attempt), judge({ ...attempt, record: undefined })];
}
