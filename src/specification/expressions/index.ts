export { type Answer, Expression } from './expression.ts';
export { childrenOf, type Node } from './node.ts';
export { sameView } from './question.ts';
export { fits, loadPatterns } from './regular.ts';
export { remainder } from './remainder.ts';
export type { Scope } from './scope.ts';
export {
  Day,
  Duration,
  dayLength,
  isStructure,
  lengthOf,
  plain,
  type Records,
  type Reference,
  type Structure,
  structure,
  Unknown,
  type Value,
} from './values.ts';
export { weekOf } from './week.ts';
export { dayAt, dayOf, startOf, zoneOf } from './zone.ts';
