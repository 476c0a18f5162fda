export { additionTo } from './addition.ts';
export { type Elsewhere, elsewhere } from './elsewhere.ts';
export { type Judgement, judgeOf } from './judged.ts';
export { noneOf, type Statement, statementOf, withStatement } from './statement.ts';
