import { kindOf } from '../../fields/index.ts';
import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import type { FieldFacts } from '../entities/vocabulary.ts';
import type { Names } from '../names.ts';
import type { ScreenFacts } from './vocabulary.ts';

/** `message`, or `message.repair`: entities that refer to the one on the screen. */
export function checkRelated(checker: Checker, at: string, { entity, related }: ScreenFacts) {
  for (const [index, written] of (related ?? []).entries()) {
    const path = `${at}.related.${index}`;
    const [name = '', ...steps] = written.split('.');
    const by = steps.join('.');
    checker.entity(path, name);
    const fields = checker.names.fieldsOf(name);
    if (!entity || !fields) continue;
    const references = referencesTo(checker.names, name, entity, 'perhaps');
    if (by === '') {
      if (references.length === 0) checker.error(path, 'screen.relatedNone', { name, owner: entity });
    } else if (!references.includes(by) && fields.has(by)) {
      checker.error(path, 'screen.relatedField', {
        name: `${name}.${by}`,
        owner: entity,
        names: several(references),
      });
    } else if (!references.includes(by)) {
      checker.unknown(path, 'field', by, references.length > 0 ? references : fields.keys(), name);
    }
  }
}

/**
 * The fields of one entity that refer to another, also inside of objects and lists; perhaps those as well of which it is not
 * known where they lead.
 */
export function referencesTo(names: Names, from: string, to: string, how: 'sure' | 'perhaps'): string[] {
  const within = ([name, field]: [string, FieldFacts]): string[] => {
    const inner = field.items ?? field;
    if (kindOf(inner).kind === 'reference')
      return inner.to === to || (how === 'perhaps' && inner.to === undefined) ? [name] : [];
    return Object.entries(inner.properties ?? {}).flatMap(([step, property]) => within([`${name}.${step}`, property]));
  };
  return [...(names.fieldsOf(from) ?? [])].flatMap(within);
}
