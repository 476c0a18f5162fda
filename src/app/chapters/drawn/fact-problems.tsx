import { CircleX, TriangleAlert } from 'lucide-react';
import { isError, type Problem, ProblemWords, problemsAt } from '#app/gaps';
import { useDocument } from '#app/product';

interface FactProblemsProps {
  path: string;
  /** Those inside of the fact are said where they stand. */
  isOnly?: boolean;
}

/** What contradicts itself or cannot be right at a fact, in words; nothing where all is well. */
export function FactProblems({ path, isOnly = false }: FactProblemsProps) {
  const { problems } = useDocument();
  const found = isOnly ? problems.filter((problem) => problem.path === path) : problemsAt(problems, path);
  return found.length > 0 && <Said problems={found} />;
}

function Said({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {problems.map((problem, index) => {
        const [Sign, look] = isError(problem) ? [CircleX, 'text-critical'] : [TriangleAlert, 'text-caution'];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one place
            key={index}
            className={`flex items-start gap-1.5 ${look}`}
          >
            <Sign aria-hidden className="mt-1 size-3.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <ProblemWords problem={problem} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
