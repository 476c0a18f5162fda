import { forbiddenKeys } from '../json.ts';
import type { ProblemCode } from '../problem.ts';

const longestKey = 100;

/** Why a key cannot be one: paths are keys joined with a dot, and no longer than anybody reads. */
export function keyFault(key: string): ProblemCode | undefined {
  if (key === '<<') return 'yaml.merge';
  if (key.length > longestKey) return 'yaml.keyLong';
  if (key.includes('.')) return 'yaml.keyDot';
  return forbiddenKeys.has(key) || key.trim() === '' ? 'yaml.keyForbidden' : undefined;
}
