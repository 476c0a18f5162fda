import type { Specification } from '../specification.ts';
import { Product } from './product.ts';

/** Compiles a specification: made once a document, asked by screens, backend and tests. */
export function compile(specification: Specification): Product {
  return new Product(specification);
}

export type { Access, Clause, Decision, Role } from './access.ts';
export { actionOf } from './action-of.ts';
export { inOrderOfDefaults } from './begin-order.ts';
export { isBeyond, isOffered, mayTry } from './beyond.ts';
export type { Entity } from './entity.ts';
export { type Choice, type Field, type LimitName, limitNames } from './field.ts';
export type { Label } from './label.ts';
export type { Exit, Lifecycle, State, Transition } from './lifecycle.ts';
export { expressionsOf, namedIn } from './named.ts';
export { changesOne, type Operation, recordActions, takesBody } from './operations.ts';
export type { Path } from './path.ts';
export { preferred } from './preferred.ts';
export { isLocale, type Product } from './product.ts';
export {
  type Around,
  answerOf,
  computedAnswer,
  expressionsIn,
  interpolate,
  isBlank,
  isEmpty,
  objectView,
  recordView,
  type Sight,
  type Subject,
  scopeOf,
  type Values,
  withComputed,
} from './record.ts';
export { keptAnswer, relevantAnswer } from './relevant.ts';
export type { Rule } from './rules.ts';
export { isSameAnswer } from './same-answer.ts';
export type { Layout, Related, Screen, ScreenKind, Sort, View, Widget } from './screens.ts';
export { isDecodable, Template } from './template.ts';
export { isOutOfSight } from './widget-sight.ts';
export { wordsOf } from './words-of.ts';
