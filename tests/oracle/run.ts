import { statusOf, wrongIn } from './compare.ts';
import type { Expectation } from './expectation.ts';
import { expected } from './expected.ts';
import type { Failure } from './failure.ts';
import type { Model } from './model.ts';
import type { Question } from './question.ts';
import { questionsOf } from './questions.ts';
import type { Found } from './send.ts';
import { productsOf, type Stage, stageOf } from './stage.ts';
import { lostIn, notWritten } from './truth-behind.ts';
import { written } from './written.ts';

/** What became of the questions of some documents. */
export interface Tally {
  answers: number;
  /** Not asked: the design leaves their answer open. */
  open: number;
  /** How often each rule decided. */
  rules: Map<string, number>;
  failures: Failure[];
}

export const emptyTally = (): Tally => ({ answers: 0, open: 0, rules: new Map(), failures: [] });

interface Asked {
  question: Question;
  expectation: Expectation;
  found: Found;
}

const isReading = ({ action }: Question) => action === 'list' || action === 'read';

/** Asks one question and says what is wrong with the answer. */
export async function tryOne(stage: Stage, question: Question, expectation: Expectation) {
  const found = await stage.ask(question);
  return { found, wrong: wrongIn(expectation, found, question) };
}

/** Asks every question of a document, each of untouched records. */
export async function tryDocument(model: Model, tally: Tally, text = written(model)) {
  const { product, unguarded, problems } = productsOf(text);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isBroken = model.permissions.some(({ broken }) => broken);
  if (errors.length > 0 && !isBroken)
    throw new Error(`seed ${model.seed} is refused: ${JSON.stringify(errors, null, 1)}`);
  let stage = await stageOf(product, unguarded, model.records);
  let refused: Asked[] = [];
  for (const question of questionsOf(model)) {
    const expectation = expected(model, question);
    if ('open' in expectation) {
      tally.open += 1;
      continue;
    }
    const { found, wrong } = await tryOne(stage, question, expectation);
    const asked = { question, expectation, found };
    tally.answers += 1;
    tally.rules.set(expectation.rule, (tally.rules.get(expectation.rule) ?? 0) + 1);
    if (statusOf(found) !== 200) {
      if (!isReading(question)) refused.push(asked);
    } else if (!isReading(question)) {
      wrong.push(...(await notWritten(stage, model, asked)));
      const lost = await lostIn(stage, model, refused, question);
      tally.failures.push(...lost.map((one) => ({ model, ...one })));
      stage = await stageOf(product, unguarded, model.records);
      refused = [];
    }
    if (wrong.length > 0) tally.failures.push({ model, ...asked, wrong });
  }
  const lost = await lostIn(stage, model, refused, undefined);
  tally.failures.push(...lost.map((one) => ({ model, ...one })));
}
