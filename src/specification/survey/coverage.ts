import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { sourceOf } from '../chapters/places.ts';
import { holdsAlways } from '../expressions/always.ts';
import type { Specification } from '../specification.ts';

/**
 * What each chapter is asked, as paths of facts; `*` is any name. A question is answered where one such fact says
 * something: another fact never takes an answer back.
 */
const questions: Readonly<Record<ChapterKey, readonly string[]>> = {
  // A currency is asked for where something has a price only; goals are not asked for at all.
  purpose: ['title', 'summary', 'audience.*', 'locales', 'timeZone'],
  screens: ['*', '*.kind', '*.entity', '*.path', '*.title', '*.columns'],
  entities: ['*', '*.fields', '*.fields.*.type', '*.display', '*.fields.*.required', '*.fields.*.to'],
  lifecycles: ['*', '*.field', '*.initial', '*.states', '*.transitions', '*.transitions.*.from', '*.transitions.*.to'],
  rules: ['*', '*.entity', '*.assert', '*.at', '*.error'],
  access: ['roles', 'permissions', 'permissions.*.can', 'permissions.*.on', 'users.entity'],
  calls: ['*', '*.method', '*.path', '*.does', '*.entity', '*.errors'],
  errors: ['*', '*.status', '*.title', '*.shown'],
  constants: ['*', '*.value'],
};

/** How far something is known; each a share of all that is asked, together one. */
export interface Coverage {
  stated: number;
  /** Said in words only. */
  described: number;
  notShown: number;
}

/** How far a chapter is known. What is stated to be none is known; words count as words. */
export function coverageOf(specification: Specification, key: ChapterKey): Coverage {
  const state = specification.chapters.find((chapter) => chapter.key === key)?.state;
  if (state === 'none') return { stated: 1, described: 0, notShown: 0 };
  const asked = questions[key];
  const facts = key === 'rules' ? rulesThatDemand(specification) : specification[key];
  const answered = asked.filter((path) => says(facts, path.split('.'))).length;
  const stated = answered / asked.length;
  const described = state === 'described' ? 1 - stated : 0;
  return { stated, described, notShown: 1 - stated - described };
}

/** How far all of it is known: each chapter weighs as much. */
export function coverageOfAll(specification: Specification): Coverage {
  const all = chapterKeys.map((key) => coverageOf(specification, key));
  const share = (part: keyof Coverage) => all.reduce((sum, one) => sum + one[part], 0) / all.length;
  return { stated: share('stated'), described: share('described'), notShown: share('notShown') };
}

/** Rules without the conditions that always hold: those demand nothing. */
function rulesThatDemand({ rules, expressions }: Specification): Specification['rules'] {
  const isHollow = (assert: string | null | undefined) => {
    const source = typeof assert === 'string' ? sourceOf(assert) : '';
    const node = Object.hasOwn(expressions, source) ? expressions[source] : undefined;
    return node !== undefined && holdsAlways(node);
  };
  return Object.fromEntries(
    Object.entries(rules).map(([name, { assert, ...rule }]) => [name, isHollow(assert) ? rule : { ...rule, assert }]),
  );
}

/** Whether something is said at a path. `null` is: there is none. What holds nothing says nothing. */
function says(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return isSaid(value);
  if (typeof value !== 'object' || value === null) return false;
  if (step === '*') return Object.values(value).some((inner) => says(inner, rest));
  return Object.hasOwn(value, step) && says(Object.entries(value).find(([key]) => key === step)?.[1], rest);
}

function isSaid(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).some(isSaid);
}
