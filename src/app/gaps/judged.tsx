import { useChapterMessages } from '#app/messages';
import type { Judgement } from '#specification/stating';
import { ProblemWords } from './problem-lines.ts';

interface JudgedProps {
  judgement: Judgement;
  /** Whether it is more than the example. */
  isOwn: boolean;
  words: Readonly<Record<Verdict, string>>;
}

type Verdict = 'answers' | 'notYet' | 'notUsable';

/** What becomes of the document with what is typed in it. */
export function Judged({ judgement, isOwn, words }: JudgedProps) {
  const { stating } = useChapterMessages();
  return (
    // What is wrong is said with what becomes of it, as one.
    <div role="status" aria-atomic className="flex flex-col gap-1">
      <p className={isOwn ? 'text-sm' : 'text-sm text-muted'}>
        {isOwn ? words[verdictOf(judgement)] : stating.ownWords}
        {isOwn && judgement.isUsable && judgement.problems.length > 0 && ` ${stating.mendsElsewhere}`}
      </p>
      {judgement.problems.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-critical">
          {judgement.problems.map((problem) => (
            <li key={`${problem.code} ${problem.path} ${problem.line}`} className="wrap-anywhere">
              <span className="annotation me-1">{`${problem.line}:${problem.column}`}</span>
              <ProblemWords problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function verdictOf({ isAnswered, isUsable }: Judgement): Verdict {
  if (!isUsable) return 'notUsable';
  return isAnswered ? 'answers' : 'notYet';
}
