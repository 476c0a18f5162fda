import { cn } from '#components/internal';
import type { DiagramEdge, EdgeEnd } from './diagram-items.ts';
import { angleAt, pathAround, pathThrough } from './edge-path.ts';
import type { Layout, Point } from './layout.ts';
import type { Direction } from './loops.ts';

/** Each meets its node at the origin, coming from the start of the line. */
const ends: Record<EdgeEnd, string> = {
  arrow: 'M0 0L-9 -4.5L-9 4.5Z',
  one: 'M-8 -5V5',
  maybe: 'M-7 -5V5M-18 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  many: 'M-10 0L0 -6M-10 0L0 6',
};

interface EdgesProps {
  edges: readonly DiagramEdge[];
  layout: Layout;
  /** Whether a line belongs to what is chosen. */
  isMeant: (edge: DiagramEdge) => boolean;
}

/** The lines of a picture. They are only seen: what they say stands in their labels and in the list. */
export function Edges({ edges, layout, isMeant }: EdgesProps) {
  const ordered = [...edges.filter((edge) => !isMeant(edge)), ...edges.filter(isMeant)];
  return (
    <svg
      aria-hidden
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="pointer-events-none absolute inset-0 overflow-visible rtl:-scale-x-100"
    >
      {ordered.map((edge) => {
        const points = layout.edges.get(edge.id)?.points ?? [];
        return <Line key={edge.id} edge={edge} points={points} direction={layout.direction} isMeant={isMeant(edge)} />;
      })}
    </svg>
  );
}

interface LineProps {
  edge: DiagramEdge;
  points: readonly Point[];
  direction: Direction;
  isMeant: boolean;
}

function Line({ edge, points, direction, isMeant }: LineProps) {
  const look = isMeant
    ? 'stroke-accent fill-accent stroke-2 forced-colors:stroke-[Highlight] forced-colors:fill-[Highlight]'
    : 'stroke-edge fill-edge stroke-1 forced-colors:stroke-[CanvasText] forced-colors:fill-[CanvasText]';
  const isSolid = (edge.certainty ?? 'stated') === 'stated';
  const isLoop = edge.from === edge.to;
  const ahead = (at: Point | undefined, before: Point | undefined) =>
    at && before && !isLoop ? (direction === 'down' ? { x: at.x, y: before.y } : { x: before.x, y: at.y }) : before;
  return (
    <g className={look}>
      <path
        d={isLoop ? pathAround(points) : pathThrough(points, direction)}
        className={cn('fill-transparent', !isSolid && '[stroke-dasharray:5_4]')}
      />
      <End end={edge.start} at={points[0]} before={ahead(points[0], points[1])} />
      <End end={edge.end} at={points.at(-1)} before={ahead(points.at(-1), points.at(-2))} />
    </g>
  );
}

function End({ end, at, before }: { end: EdgeEnd | undefined; at: Point | undefined; before: Point | undefined }) {
  if (!end || !at || !before) return null;
  return (
    <path
      d={ends[end]}
      transform={`translate(${at.x} ${at.y}) rotate(${angleAt(at, before)})`}
      className={end === 'arrow' ? undefined : 'fill-canvas'}
    />
  );
}
