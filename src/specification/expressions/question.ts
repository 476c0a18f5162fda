/** One question, with every computed value that it leads to, of whatever record. */
export interface Question {
  /** How much all of it together may still do. */
  steps: number;
  /** The records that were looked at, as they were seen from somewhere. */
  views: Map<object, Map<object, unknown>>;
}

const most = 1_000_000;

let current: Question | undefined;

/** Asks as a part of the question that is being asked, else as a new one. Deeper than can be followed, it has no answer. */
export function asPart<T>(ask: (question: Question, isWhole: boolean) => T, none: T): T {
  if (current) return ask(current, false);
  current = { steps: most, views: new Map() };
  try {
    return ask(current, true);
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')) return none;
    throw error;
  } finally {
    current = undefined;
  }
}

/** The same view of the same record throughout a question: what is computed in a circle is found to be one. */
export function sameView<T>(around: object, record: object, make: () => T): T {
  if (!current) return make();
  const views = current.views.get(around) ?? new Map<object, unknown>();
  current.views.set(around, views);
  if (!views.has(record)) views.set(record, make());
  return views.get(record) as T;
}
