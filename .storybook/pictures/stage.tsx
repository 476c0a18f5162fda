import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { styled } from 'storybook/theming';
import type { Comment } from '../../tests/visual/review/comments.ts';
import type { StoryPicture } from '../../tests/visual/review/story-pictures.ts';
import type { Sized } from './use-size.ts';

const Ground = styled.div(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: theme.background.app,
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));

const Box = styled.span(({ theme }) => ({
  position: 'absolute',
  boxSizing: 'content-box',
  padding: 3,
  margin: -5,
  border: `2px solid ${theme.color.negative}`,
  pointerEvents: 'none',
}));

const Pin = styled.button(({ theme }) => ({
  position: 'absolute',
  width: 24,
  height: 24,
  padding: 0,
  border: '2px solid #fff',
  borderRadius: '50% 50% 50% 2px',
  transform: 'translateY(-100%)',
  background: theme.color.secondary,
  color: '#fff',
  font: `700 11px/1 ${theme.typography.fonts.base}`,
  boxShadow: '0 1px 4px rgba(0, 0, 0, 0.4)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: theme.color.dark ?? '#111' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

export interface Spot {
  x: number;
  y: number;
}

interface StageProps {
  /** What is shown lies on a ground of the largest of them. */
  sizes: readonly (Sized | undefined)[];
  places?: StoryPicture['places'];
  comments?: readonly Comment[];
  chosen?: string;
  /** Where something is about to be said. */
  spot?: Spot;
  /** As large as it is, and not as wide as there is room. */
  isActual?: boolean;
  onSpot?: (spot: Spot) => void;
  onComment?: (id: string) => void;
  children: ReactNode;
}

/** The ground that pictures lie on, with frames around what changed and pins where something was said. */
export function Stage({
  sizes,
  places = [],
  comments = [],
  chosen,
  spot,
  isActual = true,
  onSpot,
  onComment,
  children,
}: StageProps) {
  const width = Math.max(1, ...sizes.map((size) => size?.width ?? 0));
  const height = Math.max(1, ...sizes.map((size) => size?.height ?? 0));
  const at = ({ x, y }: Spot): CSSProperties => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const share = box.width / width;
    onSpot?.({ x: (clientX - box.left) / share, y: (clientY - box.top) / share });
  };
  return (
    // The button that says something about the picture does the same by keys.
    <Ground
      style={{
        width,
        maxWidth: isActual ? undefined : '100%',
        aspectRatio: `${width} / ${height}`,
        cursor: onSpot && 'crosshair',
      }}
      onClick={point}
    >
      {children}
      {places.map((place) => (
        <Box
          key={`${place.x} ${place.y} ${place.width}`}
          aria-hidden
          style={{
            ...at(place),
            width: `${(place.width / width) * 100}%`,
            height: `${(place.height / height) * 100}%`,
          }}
        />
      ))}
      {comments.map((comment, index) => (
        <Pin
          key={comment.id}
          type="button"
          aria-label={`Comment ${index + 1}: ${comment.text}`}
          aria-pressed={comment.id === chosen}
          style={at(comment)}
          onClick={(event) => {
            event.stopPropagation();
            onComment?.(comment.id);
          }}
        >
          {index + 1}
        </Pin>
      ))}
      {spot && (
        <Pin as="span" aria-hidden style={at(spot)}>
          +
        </Pin>
      )}
    </Ground>
  );
}

/** One picture on the ground, in its own proportion to the others. */
export function Layer({
  size,
  label,
  ground,
  style,
}: {
  size?: Sized;
  label: string;
  ground: readonly (Sized | undefined)[];
  style?: CSSProperties;
}) {
  if (!size) return null;
  const width = Math.max(1, ...ground.map((one) => one?.width ?? 0));
  return (
    <img
      src={size.source}
      alt={label}
      draggable={false}
      style={{ position: 'absolute', top: 0, left: 0, width: `${(size.width / width) * 100}%`, ...style }}
    />
  );
}
