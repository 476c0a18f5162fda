import { type Demanded, demandedBy, exclude, writtenAs } from '../../expressions/excluding.ts';
import type { Checker } from '../checker.ts';
import { sourceOf } from '../places.ts';

/** Of more demands of one value nobody asks which exclude each other. */
const mostAsked = 50;

/** Two rules that every record has to meet, and none can. */
export function checkExcluding(checker: Checker) {
  const { rules, expressions } = checker.specification;
  const demanded = new Map<string, { rule: string; demand: Demanded }[]>();
  for (const [rule, { entity, when, assert, severity }] of Object.entries(rules)) {
    const node = typeof assert === 'string' ? expressions[sourceOf(assert)] : undefined;
    // What is only warned of refuses nothing.
    if (!node || !entity || when || severity === 'warning') continue;
    for (const demand of demandedBy(node)) {
      const key = `${entity} ${demand.of}`;
      const earlier = demanded.get(key) ?? [];
      const other = earlier.find((one) => one.rule !== rule && exclude(one.demand, demand));
      if (other) {
        const values = { name: other.rule, left: writtenAs(demand), right: writtenAs(other.demand) };
        checker.warn(`rules.${rule}.assert`, 'rule.excludes', values);
      }
      if (earlier.length < mostAsked) demanded.set(key, [...earlier, { rule, demand }]);
    }
  }
}
