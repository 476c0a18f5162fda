import { expectList, expectRead } from './expect-reading.ts';
import { expectTransition } from './expect-transition.ts';
import { expectUpdate } from './expect-update.ts';
import { expectCreate, expectDelete } from './expect-writing.ts';
import type { Expected } from './expectation.ts';
import type { Model } from './model.ts';
import type { Question } from './question.ts';

const byAction: Record<string, (model: Model, question: Question) => Expected> = {
  list: expectList,
  read: expectRead,
  create: expectCreate,
  update: expectUpdate,
  delete: expectDelete,
};

/** The oracle: what the design says the answer to a question is. */
export function expected(model: Model, question: Question): Expected {
  return (byAction[question.action] ?? expectTransition)(model, question);
}
