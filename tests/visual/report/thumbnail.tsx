import type { Area } from '../capture/page/driver.ts';
import type { EmbeddedPicture } from './report-data.ts';

const width = 72;
const height = 48;
/** Around what is shown, in pixels of the picture. */
const room = { x: 24, y: 16 };

/** A small picture of a part of one, no larger than it is. */
export function Thumbnail({ picture, part }: { picture: EmbeddedPicture | undefined; part: Area | undefined }) {
  if (!picture || !part)
    return <span aria-hidden className="shrink-0 border border-line bg-sunken" style={{ width, height }} />;
  const scale = Math.min(1, width / (part.width + room.x), height / (part.height + room.y));
  const left = offset(width, part.x + part.width / 2, picture.width, scale);
  const top = offset(height, part.y + part.height / 2, picture.height, scale);
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

/** With what is wanted in the middle, but for what would lie beyond the picture. */
function offset(frame: number, middle: number, length: number, scale: number): number {
  return Math.min(0, Math.max(Math.min(0, frame - length * scale), frame / 2 - middle * scale));
}
