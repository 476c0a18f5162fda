import { useChapterMessages } from '#app/messages';
import type { InShort } from '#specification/vocabulary';

/** How something may be written in short. */
export function Shorter({ name, forms }: { name: string; forms: readonly InShort[] }) {
  const { vocabulary } = useChapterMessages();
  if (forms.length === 0) return null;
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
      {vocabulary.inShort}
      {forms.map(({ written }) => (
        <code key={written} dir="ltr" className="annotation break-words text-ink">
          {name}: {written}
        </code>
      ))}
    </p>
  );
}
