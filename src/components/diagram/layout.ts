import { Graph, layout } from '@dagrejs/dagre';
import { leaving, loopsOf, roomFor } from './loops.ts';

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
  direction: 'across' | 'down';
}

/** Where everything stands: nodes by their upper corner, labels by their middle. */
export interface Layout extends Size {
  nodes: ReadonlyMap<string, Point>;
  edges: ReadonlyMap<string, { points: readonly Point[]; label: Point }>;
}

const margin = 20;
const gap = 24;

/** Places nodes in ranks along their edges. What no edge leads to stands in rows below, instead of in one endless rank. */
export function layoutOf({ nodes, edges, direction }: LayoutInput): Layout {
  const known = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const tied = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const ranked = inRanks(
    nodes.filter(({ id }) => tied.has(id)),
    drawn,
    direction,
  );
  return withRest(
    ranked,
    nodes.filter(({ id }) => !tied.has(id)),
    direction,
  );
}

function inRanks(
  nodes: LayoutInput['nodes'],
  edges: LayoutInput['edges'],
  direction: LayoutInput['direction'],
): Layout {
  if (nodes.length === 0) return { width: margin * 2, height: margin, nodes: new Map(), edges: new Map() };
  const loops = edges.filter(({ from, to }) => from === to);
  const further = edges.filter(({ from, to }) => from !== to);
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'across' ? 'LR' : 'TB',
    nodesep: gap,
    edgesep: 16,
    ranksep: direction === 'across' ? 40 : 32,
    marginx: margin,
    marginy: margin,
  });
  // Their places stand for their names: a name may be one that every object has.
  const place = new Map(nodes.map(({ id }, index) => [id, `${index}`]));
  for (const { id, width, height } of nodes) {
    // On both sides, so that the middle is still that of the node.
    const room =
      2 *
      roomFor(
        loops.filter(({ from }) => from === id),
        direction,
      );
    graph.setNode(
      place.get(id) ?? '',
      direction === 'across' ? { width, height: height + room } : { width: width + room, height },
    );
  }
  further.forEach(({ from, to, width, height }, index) => {
    const label = { width, height, labelpos: 'c' as const };
    graph.setEdge(place.get(from) ?? '', place.get(to) ?? '', label, `${index}`);
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const boxes = new Map(
    nodes.map(({ id, width: wide, height: high }) => {
      const { x = 0, y = 0 } = graph.node(place.get(id) ?? '');
      return [id, { x: x - wide / 2, y: y - high / 2, width: wide, height: high }];
    }),
  );
  const lines = further.map(({ id, from, to }, index): [string, { points: Point[]; label: Point }] => {
    const edge = graph.edge(place.get(from) ?? '', place.get(to) ?? '', `${index}`);
    const points = between(edge.points ?? [], boxes.get(from), boxes.get(to));
    const middle = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
    return [id, { points, label: { x: edge.x ?? middle.x, y: edge.y ?? middle.y } }];
  });
  const turning = [...boxes].flatMap(([id, box]) => {
    const own = loops.filter(({ from }) => from === id);
    return loopsOf(box, own, direction).map((loop, index): [string, typeof loop] => [own[index]?.id ?? '', loop]);
  });
  return { width, height, nodes: boxes, edges: new Map([...lines, ...turning]) };
}

/** A line as it is laid out, but from box to box: what was laid out had room around it. */
function between(points: readonly Point[], from: (Point & Size) | undefined, to: (Point & Size) | undefined): Point[] {
  const inner = points.slice(1, -1);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!from || !to || !first || !last) return [...points];
  return [leaving(from, first), ...inner, leaving(to, last)];
}

/** Across or down, whichever leaves things larger in the room that there is. */
export function layoutIn(room: Size, input: Omit<LayoutInput, 'direction'>): Layout {
  const across = layoutOf({ ...input, direction: 'across' });
  const down = layoutOf({ ...input, direction: 'down' });
  return scaleOf(down, room) > scaleOf(across, room) ? down : across;
}

/** How large a picture can be drawn so that all of it is seen; never larger than it is. */
export function scaleOf({ width, height }: Size, room: Size): number {
  return Math.min(1, room.width / width, room.height / height);
}

/** Nodes without edges, in rows as wide as the rest of the picture. */
function withRest(ranked: Layout, nodes: LayoutInput['nodes'], direction: LayoutInput['direction']): Layout {
  const area = nodes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const ratio = direction === 'across' ? 2 : 0.6;
  const widest = Math.max(ranked.width - margin, Math.sqrt(area * ratio), ...nodes.map(({ width }) => width + margin));
  const placed = new Map(ranked.nodes);
  let x = margin;
  let y = ranked.height;
  let row = 0;
  let right = ranked.width - margin;
  for (const { id, width, height } of nodes) {
    if (x > margin && x + width > widest) {
      x = margin;
      y += row + gap;
      row = 0;
    }
    placed.set(id, { x, y });
    row = Math.max(row, height);
    right = Math.max(right, x + width);
    x += width + gap;
  }
  return {
    ...ranked,
    nodes: placed,
    width: right + margin,
    height: nodes.length > 0 ? y + row + margin : ranked.height,
  };
}
