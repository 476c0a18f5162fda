import type { Access, Clause } from '../compile/access.ts';
import type { Entity } from '../compile/entity.ts';

/**
 * What a role may do to the records of an entity.
 * - `allowed`: to every record, in every field;
 * - `fields`: to every record, in some fields;
 * - `conditional`: to some records;
 * - `denied`: to none;
 * - `unknown`: to none, as it cannot be read whether it may.
 */
export type Verdict = 'allowed' | 'fields' | 'conditional' | 'denied' | 'unknown';

export interface Privilege {
  verdict: Verdict;
  /** Nothing states it: the app went on all the same. */
  assumed: boolean;
  /** The permissions that decide, deny first. */
  clauses: readonly Clause[];
}

/** What somebody who has a role, and those that it inherits, may do to the records of an entity. */
export function privilegeOf(access: Access, role: string, action: string, entity: Entity): Privilege {
  if (access.isClosed) return { verdict: 'unknown', assumed: false, clauses: [] };
  const isLost = entity.lifecycle?.transition(action)?.isClosed ?? false;
  if (access.isOpen) return { verdict: isLost ? 'unknown' : 'allowed', assumed: access.isAssumed, clauses: [] };
  const clauses = access.clauses(action, entity, role).flatMap((clause) => concerning(clause, action, entity));
  const verdict = verdictOf(clauses);
  return { verdict: isLost && verdict !== 'denied' ? 'unknown' : verdict, assumed: false, clauses };
}

/** A clause as it concerns an action: what limits it to fields says nothing of one that answers none of the others. */
function concerning(clause: Clause, action: string, entity: Entity): Clause[] {
  const { fields, isDeny } = clause;
  const answered = action === 'delete' ? [] : entity.lifecycle?.transition(action)?.asks.map(({ name }) => name);
  if (!fields || !answered) return [clause];
  if (isDeny) return answered.some((name) => fields.has(name)) ? [clause] : [];
  return [answered.every((name) => fields.has(name)) ? { ...clause, fields: undefined } : clause];
}

function verdictOf(clauses: readonly Clause[]): Verdict {
  const denies = clauses.filter(({ isDeny, fields }) => isDeny && !fields);
  if (denies.some(({ when }) => !when)) return 'denied';
  if (denies.some(({ isBroken }) => isBroken)) return 'unknown';
  const written = clauses.filter(({ isDeny }) => !isDeny);
  const allows = written.filter(({ isBroken }) => !isBroken);
  if (allows.length === 0) return written.length > 0 ? 'unknown' : 'denied';
  const always = allows.filter(({ when }) => !when);
  if (denies.length > 0 || always.length === 0) return 'conditional';
  const isLimited = clauses.some(({ isDeny, fields }) => isDeny && fields);
  return isLimited || always.every(({ fields }) => fields) ? 'fields' : 'allowed';
}
