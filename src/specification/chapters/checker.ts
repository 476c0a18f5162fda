import { suggest } from '../near.ts';
import { type ProblemValues, several } from '../problem.ts';
import { positionAt } from '../reading/positions.ts';
import type { Report } from '../reading/report.ts';
import { shortened } from '../reading/shortened.ts';
import type { Specification } from '../specification.ts';
import { isStateWord } from '../state-word.ts';
import type { CheckCode } from '../texts/problems/checks.en.ts';
import { isOpen } from '../vocabulary/words/open.ts';
import { follow } from './field-path.ts';
import { Names } from './names.ts';
import type { Known } from './typing/type.ts';

/** What a name is the name of: the end of its code. */
export type Named =
  | 'action'
  | 'call'
  | 'choice'
  | 'constant'
  | 'entity'
  | 'error'
  | 'field'
  | 'role'
  | 'screen'
  | 'state';

/** Of more names it is not said which there are. */
const mostNamed = 8;

/** What the checks of the chapters share: names, and a way to say what is wrong. */
export class Checker {
  readonly specification: Specification;
  readonly names: Names;
  readonly #report: Report;

  constructor(specification: Specification, report: Report) {
    this.specification = specification;
    this.names = new Names(specification);
    this.#report = report;
  }

  error(path: string, code: CheckCode, values: ProblemValues = {}) {
    this.#say('error', path, code, values);
  }

  warn(path: string, code: CheckCode, values: ProblemValues = {}) {
    this.#say('warning', path, code, values);
  }

  #say(severity: 'error' | 'warning', path: string, code: CheckCode, values: ProblemValues) {
    const { line, column } = positionAt(this.specification.positions, path);
    this.#report(severity, path, [line, column], code, values);
  }

  /** A name that nothing has: with the one that was probably meant. */
  unknown(path: string, what: Named, name: string, names: Iterable<string>, owner = '') {
    this.misnamed(path, `unknown.${what}`, name, names, { owner });
  }

  /** An error that may be about a name: with the one that was probably meant. */
  misnamed(path: string, code: CheckCode, name?: string, names: Iterable<string> = [], values: ProblemValues = {}) {
    const { owner = '' } = values;
    if (name === undefined) this.error(path, code, values);
    else if (code === 'unknown.field' && isStateWord(name) && this.names.keepsNoState(owner))
      this.error(path, 'unknown.stateField', { name, owner });
    else if (isOpen(name)) this.error(path, 'open.name', { names: several([...names].slice(0, mostNamed)) });
    else this.error(path, code, { ...values, name: shortened(name), ...suggest(name, names) });
  }

  /** Asks for a name; silent where the document does not say which there are. */
  known(path: string, what: Named, name: string | null | undefined, names: Known | undefined) {
    if (typeof name === 'string' && names && !names.has(name)) this.unknown(path, what, name, names.keys());
  }

  eachKnown(path: string, what: Named, list: readonly string[] | null | undefined, names: Known | undefined) {
    for (const [index, name] of (list ?? []).entries()) this.known(`${path}.${index}`, what, name, names);
  }

  entity(path: string, name: string | null | undefined) {
    this.known(path, 'entity', name, this.names.entities);
  }

  /** A field of an entity, or one that is reached from it: `appliance.model`. The field itself where it is known. */
  field(path: string, entity: string | null | undefined, written: string) {
    const found = entity ? follow(this.names, entity, written) : undefined;
    if (!found) return undefined;
    if ('field' in found) return found;
    this.unknown(path, 'field', found.missing, found.names.keys(), found.owner);
    return undefined;
  }

  fields(path: string, entity: string | null | undefined, list: readonly string[] | null | undefined) {
    for (const [index, name] of (list ?? []).entries()) this.field(`${path}.${index}`, entity, name);
  }

  /** Fields of the entity itself, which nothing is reached through. */
  ownFields(path: string, entity: string | null | undefined, list: readonly string[] | null | undefined) {
    const fields = entity ? this.names.fieldsOf(entity) : undefined;
    for (const [index, name] of (list ?? []).entries())
      if (fields && !fields.has(name)) this.unknown(`${path}.${index}`, 'field', name, fields.keys(), entity ?? '');
  }

  /** What stands twice in a list. */
  twice(path: string, list: readonly string[] | null | undefined) {
    const seen = new Set<string>();
    for (const [index, name] of (list ?? []).entries()) {
      if (seen.has(name)) this.warn(`${path}.${index}`, 'twice', { name });
      seen.add(name);
    }
  }
}
