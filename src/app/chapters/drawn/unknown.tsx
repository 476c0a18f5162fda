import { useChapterMessages } from '#app/messages';

/** In place of what the document does not say: hatched. */
export function Unknown({ words }: { words?: string }) {
  const { overview } = useChapterMessages();
  return (
    <span className="hatch inline-block rounded-control border border-dashed border-edge px-1 py-px text-sm">
      <span className="rounded-control bg-surface px-1 text-muted">{words ?? overview.states.notShown}</span>
    </span>
  );
}
