import { X } from 'lucide-react';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading } from '#components/text';

/** What the product is not, and is not to become; nothing where the document does not say. */
export function NonGoals() {
  const { nonGoals } = useProduct().specification.purpose;
  const words = useChapterMessages().purpose;
  if (nonGoals === undefined) return null;
  return (
    <section
      aria-labelledby="non-goals"
      className="flex flex-col gap-3 rounded-sheet border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading level={2} size="sm" id="non-goals">
          {words.nonGoals}
        </Heading>
        <SourceLink path="purpose.nonGoals" />
      </div>
      {nonGoals === null && <p className="text-sm">{words.none}</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {(nonGoals ?? []).map((nonGoal) => (
          <li key={nonGoal} className="flex gap-2">
            <X aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {nonGoal}
          </li>
        ))}
      </ul>
    </section>
  );
}
