import type { Area } from '../capture/page/measuring.ts';
import type { EmbeddedPicture } from './report-data.ts';

const width = 72;
const height = 48;
/** Around what is shown, in pixels of the picture. */
const room = { x: 24, y: 16 };

/** What is small is shown larger, and what is large from its start, but so that it can be seen what it is. */
const [smallest, largest] = [0.4, 2];

interface ThumbnailProps {
  picture: EmbeddedPicture | undefined;
  part: Area | undefined;
  /** The part is what changed: it has a frame. */
  isChange: boolean;
}

/** A small picture of a part of one. */
export function Thumbnail({ picture, part, isChange }: ThumbnailProps) {
  if (!picture || !part)
    return <span aria-hidden className="shrink-0 border border-line bg-sunken" style={{ width, height }} />;
  const fits = Math.min(width / (part.width + room.x), height / (part.height + room.y));
  const scale = Math.min(isChange ? largest : 1, Math.max(isChange ? smallest : 0, fits));
  const middleOf = (start: number, length: number, frame: number) => start + Math.min(length, frame / scale) / 2;
  const left = offset(width, middleOf(part.x, part.width, width - room.x), picture.width, scale);
  const top = offset(height, middleOf(part.y, part.height, height - room.y), picture.height, scale);
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
      {isChange && (
        <span
          className="absolute border border-critical"
          style={{
            left: left + part.x * scale - 2,
            top: top + part.y * scale - 2,
            width: part.width * scale + 4,
            height: part.height * scale + 4,
          }}
        />
      )}
    </span>
  );
}

/** With what is wanted in the middle, but for what would lie beyond the picture. */
function offset(frame: number, middle: number, length: number, scale: number): number {
  return Math.min(0, Math.max(Math.min(0, frame - length * scale), frame / 2 - middle * scale));
}
