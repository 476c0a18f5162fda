import { Copy } from 'lucide-react';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { IconButton } from '#components/icon-button';
import { problemText } from '#specification/texts/problems';
import { exampleOf, type Problem } from './problems-at.ts';
import { SourceLink } from './source-link.tsx';
import { useProblemWords } from './words.ts';

/** What is wrong with a document, each with its line, its fact, and what to write in its place. */
export function ProblemLines({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {problems.map((problem, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one place
          key={index}
          className="wrap-anywhere"
        >
          <SourceLink path={problem.path} at={problem} />{' '}
          {problem.path && <span className="annotation ms-1">{`${problem.path}: `}</span>}
          <ProblemWords problem={problem} />
          <CopyExample problem={problem} />
        </li>
      ))}
    </ul>
  );
}

/** Copies what is to be written, where that is known. */
export function CopyExample({ problem }: { problem: Problem }) {
  const { stating } = useChapterMessages();
  const copy = useCopy();
  const example = exampleOf(problem);
  if (!example) return null;
  return (
    <IconButton
      size="sm"
      label={`${stating.copy}: ${example}`}
      className="ms-1 align-middle print:hidden"
      onClick={() => void copy(example)}
    >
      <Copy aria-hidden />
    </IconButton>
  );
}

/** What is wrong, in words: what is to be written stands out as in the document. */
export function ProblemWords({ problem }: { problem: Problem }) {
  // A fence is none of the signs around code.
  const parts = problemText(problem, useProblemWords()).split(/(?<!`)`(?!`)/);
  return parts.map((part, index) =>
    index % 2 === 0 || index === parts.length - 1 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
      <code key={index} dir="ltr" className="annotation rounded-control bg-sunken px-1 text-ink">
        {part}
      </code>
    ),
  );
}
