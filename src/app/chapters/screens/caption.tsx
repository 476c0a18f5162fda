/** Tells how a picture came about, below it. */
export function Caption({ words }: { words: string }) {
  return <p className="truncate border-t border-line bg-surface px-2 py-0.5 text-xs text-muted">{words}</p>;
}
