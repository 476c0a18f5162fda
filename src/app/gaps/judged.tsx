import { useChapterMessages } from '#app/messages';
import { Button } from '#components/button';
import type { Judgement } from '#specification/stating';
import { CopyExample, ProblemWords } from './problem-lines.ts';
import { exampleOf, type Problem } from './problems-at.ts';

interface JudgedProps {
  judgement: Judgement;
  /** Whether it is more than the example. */
  isOwn: boolean;
  /** Takes what is to be written into what was typed; undefined where there is no place for it. */
  taking: (example: string) => (() => void) | undefined;
  words: Readonly<Record<Verdict, string>>;
}

type Verdict = 'answers' | 'notYet' | 'notUsable';

/** What becomes of the document with what is typed in it. */
export function Judged({ judgement, isOwn, taking, words }: JudgedProps) {
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
              <TakeExample {...{ problem, taking }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Takes the exact form of what was typed, or copies it where it belongs elsewhere. */
function TakeExample({ problem, taking }: Pick<JudgedProps, 'taking'> & { problem: Problem }) {
  const { stating } = useChapterMessages();
  const example = exampleOf(problem);
  const take = example ? taking(example) : undefined;
  if (!take) return <CopyExample problem={problem} />;
  return (
    <Button size="sm" className="ms-1" onClick={take}>
      {stating.takeExample}
    </Button>
  );
}

function verdictOf({ isAnswered, isUsable }: Judgement): Verdict {
  if (!isUsable) return 'notUsable';
  return isAnswered ? 'answers' : 'notYet';
}
