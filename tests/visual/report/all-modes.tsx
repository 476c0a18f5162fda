import type { Change } from '../results.ts';
import { Boxes, Drawing, Layer } from './drawing.tsx';
import { pairOf } from './picture-pair.ts';
import type { EmbeddedPicture } from './report-data.ts';

interface AllModesProps {
  /** The pictures of one story that changed. */
  changes: readonly Change[];
  pictures: Record<string, EmbeddedPicture>;
  hasBoxes: boolean;
  onChoose: (change: Change) => void;
}

const widest = 560;

/** A story in every mode that changed, before and now beside one another. */
export function AllModes({ changes, pictures, hasBoxes, onChoose }: AllModesProps) {
  return (
    <ul className="grid min-h-0 flex-1 content-start gap-4 overflow-auto 2xl:grid-cols-2">
      {changes.map((change) => {
        const pair = pairOf(change, pictures);
        const zoom = Math.min(1, widest / 2 / pair.width);
        return (
          <li key={change.mode} className="flex min-w-0 flex-col gap-1">
            <button
              type="button"
              className="annotation min-h-6 w-fit text-accent underline underline-offset-2"
              onClick={() => onChoose(change)}
            >
              {change.mode}
            </button>
            <div className="flex gap-2 overflow-x-auto border border-line bg-sunken p-2">
              {[pair.before, pair.after].map(
                (picture) =>
                  picture && (
                    <Drawing key={picture === pair.after ? 'now' : 'before'} pair={pair} zoom={zoom}>
                      <Layer
                        picture={picture}
                        zoom={zoom}
                        label={`${change.mode}, ${picture === pair.after ? 'now' : 'before'}`}
                      />
                      {hasBoxes && <Boxes places={change.boxes ?? []} zoom={zoom} />}
                    </Drawing>
                  ),
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
