import { shapes } from 'virtual:stated-types';
import { piecesOf } from '../names-in.ts';
import { placeOf } from '../typed-properties.ts';

/** A type, whose objects lead to where the page tells of them. */
export function TypeName({ type }: { type: string }) {
  return (
    <code className="font-mono text-xs text-muted wrap-anywhere">
      {piecesOf(type).map((piece, index) =>
        shapes[piece] ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            key={index}
            href={`#${placeOf(piece)}`}
            target="_self"
            className="text-accent underline underline-offset-3"
          >
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </code>
  );
}
