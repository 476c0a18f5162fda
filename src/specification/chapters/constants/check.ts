import type { Checker } from '../checker.ts';

/** A constant is a value: nothing works it out. */
export function checkConstants(checker: Checker) {
  for (const [name, { value }] of Object.entries(checker.specification.constants))
    if (typeof value === 'string' && value.startsWith('='))
      checker.error(`constants.${name}.value`, 'constant.expression');
}
