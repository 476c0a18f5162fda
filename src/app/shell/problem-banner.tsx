import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Banner } from '#components/banner';
import { formatProblem } from '#spec';

const shown = 5;

/** What is wrong with the document, where, and what to do. */
export function ProblemBanner() {
  const { specification, problems, isLastGood } = useProduct();
  const messages = useMessages();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <Banner tone="critical" title={messages.problems.title(errors.length)}>
      <p>{isLastGood ? messages.problems.lastGood : messages.problems.leftOut}</p>
      <ul className="annotation mt-1.5 flex flex-col gap-1">
        {errors.slice(0, shown).map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.path}`}>
            {formatProblem(specification.file, problem)}
          </li>
        ))}
      </ul>
      {errors.length > shown && <p className="mt-1">{messages.problems.further(errors.length - shown)}</p>}
    </Banner>
  );
}
