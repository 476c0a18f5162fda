import { Fragment } from 'react';
import { useChapterMessages } from '#app/messages';

/** A fact in one line: `none` as the document writes it, a list of plain values one after the other. */
export function Leaf({ value }: { value: unknown }) {
  const { stated } = useChapterMessages().overview.states;
  if (value === null) return <span className="annotation text-muted">none</span>;
  if (typeof value !== 'object') return <bdi className="break-words">{String(value)}</bdi>;
  if (!Array.isArray(value)) return <span className="text-muted">{stated}</span>;
  if (value.length === 0) return <span className="annotation text-muted">[]</span>;
  return (
    <span className="break-words">
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of the document, as it stands there
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{item === null ? 'none' : String(item)}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
