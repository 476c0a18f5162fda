export { type Elsewhere, elsewhere } from './elsewhere.ts';
export { type Statement, statementOf, withSplices } from './statement.ts';
