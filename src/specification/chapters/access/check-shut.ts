import { actionOf } from '../../compile/action-of.ts';
import type { Checker } from '../checker.ts';
import { allowing, covers } from './covers.ts';

/** A screen that shows records is for nobody where no permission allows what it does: whoever may do something else with them is missed there. */
export function checkShut(checker: Checker) {
  const { access, screens } = checker.specification;
  const allows = allowing(access);
  const asked = new Set<string>();
  for (const [name, { kind, entity }] of Object.entries(screens)) {
    const action = actionOf(kind ?? undefined);
    if (!action || !entity || asked.has(`${action} ${entity}`)) continue;
    asked.add(`${action} ${entity}`);
    const concerning = allows.filter(({ on }) => covers(on, entity));
    // What is left open may allow it.
    if (concerning.some(({ can }) => can === undefined || covers(can, action))) continue;
    const last = concerning.findLast(({ can }) => Array.isArray(can) && can.length > 0);
    if (!Array.isArray(last?.can)) continue;
    const example = `can: [${[action, ...last.can].join(', ')}]`;
    checker.warn(`${last.path}.can`, 'access.shut', { name, action, owner: entity, example });
  }
}
