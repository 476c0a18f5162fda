import type { ChapterKey } from '../chapters/keys.ts';
import type { Gap } from '../gap.ts';
import type { Problem } from '../problem.ts';
import { type Reading, read } from '../reading/read.ts';
import { thingsIn } from './addition.ts';
import { isSame, named } from './statement.ts';

/** What becomes of a document that is written so, before it is. */
export interface Judgement {
  /** Whether the question is answered then, or there is more in the chapter. */
  isAnswered: boolean;
  /** Whether the chapter can be used as it is then; what is wrong elsewhere for it can be mended there. */
  isUsable: boolean;
  /** What is wrong with it then and was not before, where it stands then. */
  problems: readonly Problem[];
}

/**
 * What judges a document that is written otherwise; it is read once as it is, however often it is tried.
 * @param of the question that is asked, or the chapter that something is added to
 */
export function judgeOf(of: Gap | ChapterKey, text: string): (after: string) => Judgement {
  const before = read(text);
  return (after) => judged(of, before, read(after));
}

function judged(of: Gap | ChapterKey, before: Reading, then: Reading): Judgement {
  const known = new Set(before.problems.map(named));
  const problems = then.problems.filter((problem) => !known.has(named(problem)));
  const chapter = typeof of === 'string' ? of : of.chapter;
  const isOfChapter = ({ path }: Problem) => path === '' || path.split('.')[0] === chapter;
  return {
    isAnswered:
      typeof of === 'string'
        ? thingsIn(then.specification, of) > thingsIn(before.specification, of)
        : !then.gaps.some((one) => isSame(one, of)),
    isUsable: !problems.some((problem) => problem.severity === 'error' && isOfChapter(problem)),
    problems,
  };
}
