import { kindOf } from '../../fields/index.ts';
import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import type { Names } from '../names.ts';
import type { ScreenFacts } from './vocabulary.ts';

/** `message`, or `message.repair`: entities that refer to the one on the screen. */
export function checkRelated(checker: Checker, at: string, { entity, related }: ScreenFacts) {
  for (const [index, written] of (related ?? []).entries()) {
    const path = `${at}.related.${index}`;
    const [name = '', by, ...more] = written.split('.');
    checker.entity(path, name);
    const fields = checker.names.fieldsOf(name);
    if (!entity || !fields) continue;
    const references = referencesTo(checker.names, name, entity, 'perhaps');
    if (by === undefined) {
      if (references.length === 0) checker.error(path, 'screen.relatedNone', { name, owner: entity });
    } else if (!fields.has(by) || more.length > 0) {
      checker.unknown(path, 'field', [by, ...more].join('.'), references.length > 0 ? references : fields.keys(), name);
    } else if (!references.includes(by)) {
      checker.error(path, 'screen.relatedField', {
        name: `${name}.${by}`,
        owner: entity,
        names: several(references),
      });
    }
  }
}

/** The fields of one entity that refer to another; perhaps those as well of which it is not known where they lead. */
export function referencesTo(names: Names, from: string, to: string, how: 'sure' | 'perhaps'): string[] {
  return [...(names.fieldsOf(from) ?? [])].flatMap(([name, field]) => {
    const isReference = kindOf(field).kind === 'reference';
    return isReference && (field.to === to || (how === 'perhaps' && field.to === undefined)) ? [name] : [];
  });
}
