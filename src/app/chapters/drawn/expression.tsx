const tokens =
  /("[^"]*"|'[^']*'|\b\d+(?:\.\d+)?\b|&&|\|\||[<>=!]=?|[-+*/%]|\b(?:record|subject|constants|records|form|item)\b)/g;

/** An expression as the document writes it: what it compares in the accent, what it begins with in grey. */
export function Expression({ source }: { source: string }) {
  return (
    <code
      dir="ltr"
      className="annotation block overflow-x-auto whitespace-pre-wrap break-words rounded-control bg-sunken px-2.5 py-1.5 text-start text-ink"
    >
      {source.split(tokens).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name of their own
        <span key={index} className={lookOf(part)}>
          {part}
        </span>
      ))}
    </code>
  );
}

function lookOf(part: string): string | undefined {
  if (/^["'\d]/.test(part)) return 'text-accent';
  if (/^[<>=!&|]/.test(part)) return 'font-bold';
  return /^(record|subject|constants|records|form|item)$/.test(part) ? 'text-muted' : undefined;
}
