/** A fact in one line: `none` as the document writes it, a list of plain values one after the other. */
export function Leaf({ value }: { value: unknown }) {
  if (value === null) return <span className="annotation text-muted">none</span>;
  if (typeof value !== 'object') return <span className="break-words">{String(value)}</span>;
  const items = Array.isArray(value) ? value : [];
  if (items.length === 0) return <span className="annotation text-muted">{Array.isArray(value) ? '[]' : '{}'}</span>;
  return <span className="break-words">{items.map((item) => (item === null ? 'none' : String(item))).join(', ')}</span>;
}
