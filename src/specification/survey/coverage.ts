import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { sourceOf } from '../chapters/places.ts';
import { holdsAlways } from '../expressions/always.ts';
import type { Gap } from '../gap.ts';
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
  /** Of what is stated: what leaves a gap behind it still, as they are counted beside it. */
  open: number;
  /** Said in words only. */
  described: number;
  notShown: number;
}

/** How far a chapter is known. What is stated to be none is known; words count as words. */
export function coverageOf(specification: Specification, key: ChapterKey, gaps: readonly Gap[] = []): Coverage {
  const { state, prose = [] } = specification.chapters.find((chapter) => chapter.key === key) ?? {};
  if (state === 'none') return { stated: 1, open: 0, described: 0, notShown: 0 };
  const asked = questions[key];
  const facts = key === 'rules' ? rulesThatDemand(specification) : specification[key];
  const answered = asked.filter((path) => says(facts, path.split('.')));
  const stated = answered.length / asked.length;
  const left = new Set(
    gaps.flatMap(({ chapter, path, weight }) =>
      chapter === key && weight !== 'detail' ? [askedBy(path, answered)] : [],
    ),
  );
  const described = state === 'described' || (state === 'stated' && prose.length > 0) ? 1 - stated : 0;
  return { stated, open: Math.min(left.size / asked.length, stated), described, notShown: 1 - stated - described };
}

/** The question that a gap is left of: the one that comes closest to its path, else none of them. */
function askedBy(path: string, answered: readonly string[]): string | undefined {
  const [, ...steps] = path.split('.');
  const fits = (question: string) =>
    question.split('.').every((step, index) => (step === '*' ? index < steps.length : step === steps[index]));
  return answered.filter(fits).sort((a, b) => b.length - a.length)[0];
}

/** How far all of it is known: each chapter weighs as much. */
export function coverageOfAll(specification: Specification, gaps?: readonly Gap[]): Coverage {
  const all = chapterKeys.map((key) => coverageOf(specification, key, gaps));
  const share = (part: keyof Coverage) => all.reduce((sum, one) => sum + one[part], 0) / all.length;
  return { stated: share('stated'), open: share('open'), described: share('described'), notShown: share('notShown') };
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
