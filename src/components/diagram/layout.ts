import { Graph, layout } from '@dagrejs/dagre';
import { between, ranksOf } from './lines.ts';
import { type Direction, loopsOf, roomFor } from './loops.ts';
import { pack } from './pack.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface LayoutInput {
  nodes: readonly (Size & { id: string })[];
  /** With the size of their labels; none is zero. */
  edges: readonly (Size & { id: string; from: string; to: string })[];
  direction: Direction;
}

/** Where a line goes, and the middle of its label, which stands beside it. */
export interface Line {
  points: readonly Point[];
  label: Point;
}

/** Where everything stands: nodes by their upper corner, labels by their middle. */
export interface Placed extends Size {
  nodes: ReadonlyMap<string, Point>;
  edges: ReadonlyMap<string, Line>;
}

export interface Layout extends Placed {
  direction: Direction;
}

const margin = 20;
const gap = 24;
/** Between a line and its label. */
const beside = 6;

/**
 * Places nodes in ranks along their edges. What is not tied together stands side by side, the most first.
 * @param ratio how much wider than high all of it may be
 * @param most how wide, where no part of it is wider
 */
export function layoutOf({ nodes, edges, direction }: LayoutInput, ratio = 1.5, most = Infinity): Layout {
  const known = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const pieces = tiedTogether(nodes, drawn)
    .sort((a, b) => b.length - a.length)
    .map((tied) => {
      const ids = new Set(tied.map(({ id }) => id));
      return inRanks(
        tied,
        drawn.filter(({ from }) => ids.has(from)),
        direction,
      );
    });
  return { ...pack(pieces, ratio, margin, most), direction };
}

/** The nodes in groups, between which there are no edges. */
function tiedTogether(nodes: LayoutInput['nodes'], edges: LayoutInput['edges']): LayoutInput['nodes'][number][][] {
  const groups = new Map(nodes.map((node) => [node.id, [node]]));
  for (const { from, to } of edges) {
    const one = groups.get(from) ?? [];
    const other = groups.get(to) ?? [];
    if (one === other) continue;
    one.push(...other);
    for (const { id } of other) groups.set(id, one);
  }
  return [...new Set(groups.values())];
}

function inRanks(nodes: LayoutInput['nodes'], edges: LayoutInput['edges'], direction: Direction): Placed {
  const loops = Map.groupBy(
    edges.filter(({ from, to }) => from === to),
    ({ from }) => from,
  );
  const further = edges.filter(({ from, to }) => from !== to);
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'across' ? 'LR' : 'TB',
    nodesep: gap,
    edgesep: 16,
    ranksep: direction === 'across' ? 64 : 60,
  });
  // Their places stand for their names: a name may be one that every object has.
  const places = new Map(nodes.map(({ id }, index) => [id, `${index}`]));
  const place = (id: string) => places.get(id) ?? '';
  for (const { id, width, height } of nodes) {
    // On both sides, so that the middle is still that of the node.
    const room = 2 * roomFor(loops.get(id) ?? [], direction);
    graph.setNode(
      place(id),
      direction === 'across' ? { width, height: height + room } : { width: width + room, height },
    );
  }
  further.forEach(({ from, to, width, height }, index) => {
    // Above a line that leads across, else behind it.
    const labelpos = width === 0 ? ('c' as const) : direction === 'across' ? ('l' as const) : ('r' as const);
    const label = { width, height, labelpos, labeloffset: beside };
    graph.setEdge(place(from), place(to), label, `${index}`);
  });
  layout(graph);
  const boxes = new Map(
    nodes.map(({ id, width: wide, height: high }) => {
      const { x = 0, y = 0 } = graph.node(place(id));
      return [id, { x: x - wide / 2, y: y - high / 2, width: wide, height: high }];
    }),
  );
  const laid = further.map(({ width, height, ...edge }, index) => {
    const { points = [], x, y } = graph.edge(place(edge.from), place(edge.to), `${index}`);
    const middle = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
    const label = { x: x ?? middle.x, y: y ?? middle.y };
    return { ...edge, points, label, box: { x: label.x - width / 2, y: label.y - height / 2, width, height } };
  });
  const ranks = ranksOf([...boxes.values(), ...laid.map(({ box }) => box)], direction);
  const lines = laid.map(({ id, from, to, points, label }): [string, Line] => [
    id,
    { points: between(points, boxes.get(from), boxes.get(to), ranks, direction), label },
  ]);
  const turning = [...boxes].flatMap(([id, box]) => {
    const own = loops.get(id) ?? [];
    return loopsOf(box, own, direction).map((loop, index): [string, Line] => [own[index]?.id ?? '', loop]);
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, nodes: boxes, edges: new Map([...lines, ...turning]) };
}

/** Words are not drawn smaller by themselves. */
export const legible = 0.75;
/** So much higher than it gets otherwise a picture may be where all of it is then seen. */
const taller = 1.6;

/** The room that there is where a picture may be higher: the page goes on below, not at the side. */
export function grown({ width, height }: Size): Size {
  return { width, height: height * taller };
}

/**
 * Across or down, whichever leaves things larger in the room that there is. What cannot be read as a whole is scrolled in one
 * way, where it can be: things that are not tied to the others stand below them then.
 */
export function layoutIn(room: Size, input: Omit<LayoutInput, 'direction'>): Layout {
  const ratio = room.width / room.height;
  const inWidth = room.width / legible;
  const placed = (direction: Direction) => {
    const whole = layoutOf({ ...input, direction }, ratio);
    return whole.width <= inWidth ? whole : layoutOf({ ...input, direction }, ratio, inWidth);
  };
  const across = placed('across');
  const down = placed('down');
  const [scaleDown, scaleAcross] = [scaleOf(down, grown(room)), scaleOf(across, grown(room))];
  const isDownLarger = scaleDown > scaleAcross;
  const isSeen = Math.max(scaleDown, scaleAcross) >= legible;
  const isDownWithin = down.width <= inWidth && across.width > inWidth;
  return isDownLarger || (!isSeen && isDownWithin) ? down : across;
}

/** How large a picture can be drawn so that all of it is seen; never larger than it is. */
export function scaleOf({ width, height }: Size, room: Size): number {
  return Math.min(1, room.width / width, room.height / height);
}
