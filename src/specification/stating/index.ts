export { type Elsewhere, elsewhere } from './elsewhere.ts';
export { noneOf, type Statement, statementOf, withSplices } from './statement.ts';
