import type { Place } from '../places.ts';
import type { EmbeddedPicture } from './report-data.ts';

const width = 72;
const height = 48;

/** A small picture of the place that changed; of a whole picture where there is none. */
export function Thumbnail({ picture, place }: { picture: EmbeddedPicture | undefined; place: Place | undefined }) {
  if (!picture) return <span aria-hidden className="shrink-0 border border-line bg-sunken" style={{ width, height }} />;
  const shown = place ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const scale = Math.min(1, Math.max(0.12, Math.min(width / (shown.width + 24), height / (shown.height + 16))));
  const left = Math.min(0, width / 2 - (shown.x + shown.width / 2) * scale);
  const top = Math.min(0, height / 2 - (shown.y + shown.height / 2) * scale);
  return (
    <span
      aria-hidden
      className="relative shrink-0 overflow-hidden border border-line bg-sunken"
      style={{ width, height }}
    >
      <img
        src={picture.source}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute max-w-none"
        style={{ left, top, width: picture.width * scale }}
      />
    </span>
  );
}
