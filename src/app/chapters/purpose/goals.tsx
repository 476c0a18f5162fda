import { Target, X } from 'lucide-react';
import { useDrawn } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading } from '#components/text';

const icons = { goals: Target, nonGoals: X };

export interface GoalsProps {
  of: keyof typeof icons;
}

/** What the product is to bring about, or is not to become; nothing where the document does not say. */
export function Goals({ of }: GoalsProps) {
  const goals = useProduct().specification.purpose[of];
  const words = useChapterMessages().purpose;
  const { place, look } = useDrawn<HTMLElement>(`purpose.${of}`);
  const Icon = icons[of];
  if (goals === undefined) return null;
  return (
    <section
      {...place}
      aria-labelledby={of}
      className={`flex flex-col gap-3 rounded-sheet border border-line bg-surface p-4 ${look}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading level={2} size="sm" id={of}>
          {words[of]}
        </Heading>
        <SourceLink path={`purpose.${of}`} />
      </div>
      {goals === null && <p className="text-sm">{words.none}</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {(goals ?? []).map((goal) => (
          <li key={goal} className="flex gap-2">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {goal}
          </li>
        ))}
      </ul>
    </section>
  );
}
