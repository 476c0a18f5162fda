export { type Elsewhere, elsewhere } from './elsewhere.ts';
export { withSplices } from './splice.ts';
export { noneOf, type Statement, statementOf } from './statement.ts';
