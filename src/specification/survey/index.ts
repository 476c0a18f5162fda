export { type Coverage, coverageOf, coverageOfAll } from './coverage.ts';
export { type Privilege, privilegeOf, type Verdict } from './privilege.ts';
export { usesOfConstants } from './uses-of-constants.ts';
