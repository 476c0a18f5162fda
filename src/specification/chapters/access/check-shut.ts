import { actionOf } from '../../compile/action-of.ts';
import type { Checker } from '../checker.ts';
import { covers } from './covers.ts';

/** A screen that shows records is for nobody where no permission allows what it does: whoever may do something else with them is missed there. */
export function checkShut(checker: Checker) {
  const { access, screens } = checker.specification;
  const allows = (access.permissions ?? []).flatMap((facts, index) =>
    facts.effect === 'deny' ? [] : [{ ...facts, path: `access.permissions.${index}` }],
  );
  const told = new Set<string>();
  for (const [name, { kind, entity }] of Object.entries(screens)) {
    const action = kind ? actionOf(kind) : undefined;
    const concerning = entity && action ? allows.filter(({ on }) => covers(on, entity)) : [];
    const last = concerning.findLast(({ can }) => Array.isArray(can) && can.length > 0);
    if (!action || !entity || !Array.isArray(last?.can) || concerning.some(({ can }) => covers(can, action))) continue;
    // What is left open may allow it.
    if (concerning.some(({ can }) => can === undefined) || told.has(`${action} ${entity}`)) continue;
    told.add(`${action} ${entity}`);
    const example = `can: [${[action, ...last.can].join(', ')}]`;
    checker.warn(`${last.path}.can`, 'access.shut', { name, action, owner: entity, example });
  }
}
