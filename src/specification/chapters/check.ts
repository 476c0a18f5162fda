import { RE2JS, RE2Set } from 're2js';
import { givePatterns } from '../expressions/regular.ts';
import type { Report } from '../reading/report.ts';
import type { Specification } from '../specification.ts';
import { checkAccess } from './access/check.ts';
import { checkCalls } from './calls/check.ts';
import { Checker } from './checker.ts';
import { checkConstants } from './constants/check.ts';
import { checkEntities } from './entities/check.ts';
import { checkErrors } from './errors/check.ts';
import { checkExpressions } from './expressions.ts';
import type { ChapterKey } from './keys.ts';
import { checkLifecycles } from './lifecycles/check.ts';
import { type Limits, limitsOf } from './limits.ts';
import { checkPurpose } from './purpose/check.ts';
import { checkRules } from './rules/check.ts';
import { checkScreens } from './screens/check.ts';

/** The checks of the nine chapters. */
const checks: Record<ChapterKey, (checker: Checker, limits: Limits) => void> = {
  purpose: checkPurpose,
  screens: checkScreens,
  entities: checkEntities,
  lifecycles: checkLifecycles,
  rules: checkRules,
  access: checkAccess,
  calls: checkCalls,
  errors: checkErrors,
  constants: checkConstants,
};

/**
 * Asks for whatever names something elsewhere in the document, or cannot be right together with it, once the whole
 * document has been read. Fills in the expressions that can be used.
 */
export function checkAll(specification: Specification, report: Report) {
  givePatterns({ RE2JS, RE2Set });
  const checker = new Checker(specification, report);
  specification.expressions = checkExpressions(checker);
  const limits = limitsOf(specification);
  for (const check of Object.values(checks)) check(checker, limits);
}
