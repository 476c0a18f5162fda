import type { Chapter, Specification } from '#specification';

/** Whether something stands in a chapter, and none of it could be read: that is not the same as not shown. */
export function isRefused({ unusable }: Specification, { key, state }: Pick<Chapter, 'key' | 'state'>): boolean {
  return state !== 'stated' && state !== 'none' && unusable.includes(key);
}
