import { isMap } from '../chapters/facts.ts';
import { fieldsAmongKeys, ruleOfFields } from '../vocabulary/own-rule.ts';
import type { Fault, Held } from './faults.ts';

/** Rules that demand something of fields which are called as a key of theirs is, and taken for that: told the exact form of all of it. */
export function ruleFaults({ root, names }: Held): Fault[] {
  return Object.entries(isMap(root) ? root : {}).flatMap(([name, rule]) => {
    if (!isMap(rule) || fieldsAmongKeys(name, rule, names).length === 0) return [];
    const keys = Object.keys(rule).filter((key) => key !== 'entity' || !names.entities.includes(String(rule.entity)));
    const meant = ruleOfFields(name, rule, keys, names);
    return meant === undefined
      ? []
      : [{ steps: [name], code: 'fact.exact', values: { example: `${name}: ${meant}` }, isShared: false }];
  });
}
