import { expect, test } from 'vitest';
import { type LayoutInput, layoutIn, layoutOf, type Point, type Size } from './layout.ts';

const node = (id: string) => ({ id, width: 100, height: 50 });
const edge = (from: string, to: string, id = `${from}-${to}`) => ({ id, from, to, width: 40, height: 20 });

function overlaps({ nodes }: LayoutInput, placed: ReturnType<typeof layoutOf>): string[] {
  const boxes = nodes.map(({ id, width, height }) => ({
    id,
    width,
    height,
    ...(placed.nodes.get(id) ?? { x: 0, y: 0 }),
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.id} ${other.id}`),
  );
}

test('what an edge leads to stands behind, across or down', () => {
  const input = { nodes: [node('a'), node('b')], edges: [edge('a', 'b')] };
  const across = layoutOf({ ...input, direction: 'across' });
  expect(across.nodes.get('b')?.x).toBeGreaterThan((across.nodes.get('a')?.x ?? 0) + 100);
  const down = layoutOf({ ...input, direction: 'down' });
  expect(down.nodes.get('b')?.y).toBeGreaterThan((down.nodes.get('a')?.y ?? 0) + 50);
  expect(down.edges.get('a-b')?.points.length).toBeGreaterThan(1);
});

test.each(['across', 'down'] as const)('no line passes beneath a node that it does not meet: %s', (direction) => {
  const sizes = [
    [240, 180],
    [240, 260],
    [120, 60],
  ];
  const nodes = ['customers', 'add', 'customer', 'appliance', 'repair', 'repairs', 'new', 'overview'].map(
    (id, index) => {
      const [width = 0, height = 0] = sizes[index % sizes.length] ?? [];
      return { id, width, height };
    },
  );
  const edges = ['customers add', 'customers customer', 'customer appliance', 'customer repair', 'customer new']
    .concat(['repairs repair', 'repairs new', 'overview repairs', 'customers appliance', 'appliance overview'])
    .map((pair) => edge(...(pair.split(' ') as [string, string])));
  const placed = layoutOf({ nodes, edges, direction });
  const crossed = edges.flatMap(({ id, from, to }) => {
    const { points = [] } = placed.edges.get(id) ?? {};
    const passed = nodes.filter((one) => {
      const box = placed.nodes.get(one.id) ?? { x: 0, y: 0 };
      return (
        one.id !== from && one.id !== to && points.some((point, index) => enters(point, points[index + 1], box, one))
      );
    });
    return passed.map((one) => `${id} ${one.id}`);
  });
  expect(crossed).toEqual([]);
});

/** Whether a piece of a line has a point inside of a box. */
function enters(a: Point, b: Point | undefined, box: Point, { width, height }: Size): boolean {
  if (!b) return false;
  return Array.from({ length: 101 }, (_, step) => step / 100).some((part) => {
    const x = a.x + (b.x - a.x) * part - box.x;
    const y = a.y + (b.y - a.y) * part - box.y;
    return x > 1 && y > 1 && x < width - 1 && y < height - 1;
  });
}

test('circles, edges to itself, several edges of one pair and names that every object has', () => {
  const nodes = ['a', 'b', 'constructor', 'toString'].map(node);
  const edges = [
    edge('a', 'b'),
    edge('b', 'a'),
    edge('a', 'b', 'again'),
    edge('a', 'a'),
    edge('constructor', 'toString'),
    edge('a', 'nowhere'),
  ];
  const placed = layoutOf({ nodes, edges, direction: 'across' });
  expect([...placed.edges.keys()].sort()).toEqual(['a-a', 'a-b', 'again', 'b-a', 'constructor-toString']);
  for (const { points } of placed.edges.values()) expect(points.length).toBeGreaterThan(1);
  expect(placed.edges.get('a-b')?.label).not.toEqual(placed.edges.get('again')?.label);
});

test.each(['across', 'down'] as const)(
  'sixty nodes, a third of them alone, do not cover one another: %s',
  (direction) => {
    const nodes = Array.from({ length: 60 }, (_, index) => node(`n${index}`));
    const edges = Array.from({ length: 40 }, (_, index) => edge(`n${index}`, `n${(index * 7) % 40}`));
    const input = { nodes, edges, direction };
    const placed = layoutOf(input);
    expect(placed.nodes.size).toBe(60);
    expect(overlaps(input, placed)).toEqual([]);
    for (const { x, y } of placed.nodes.values()) {
      expect(x + 100).toBeLessThanOrEqual(placed.width);
      expect(y + 50).toBeLessThanOrEqual(placed.height);
    }
  },
);

test('nothing has a size, too', () => {
  expect(layoutOf({ nodes: [], edges: [], direction: 'down' }).nodes.size).toBe(0);
});

test('a chain lies across where there is width, and stands where there is height', () => {
  const input = { nodes: ['a', 'b', 'c', 'd'].map(node), edges: [edge('a', 'b'), edge('b', 'c'), edge('c', 'd')] };
  const wide = layoutIn({ width: 1000, height: 300 }, input);
  const high = layoutIn({ width: 300, height: 1000 }, input);
  expect(wide.width).toBeGreaterThan(wide.height);
  expect(high.height).toBeGreaterThan(high.width);
});

test.each(['across', 'down'] as const)(
  'lines begin and end at their nodes, and lines back to a node cover none: %s',
  (direction) => {
    const nodes = ['a', 'b', 'c'].map(node);
    const edges = [edge('a', 'a', 'one'), edge('a', 'a', 'two'), edge('a', 'b'), edge('b', 'c'), edge('c', 'c')];
    const placed = layoutOf({ nodes, edges, direction });
    const isAtBorder = (id: string, { x, y } = { x: 0, y: 0 }) => {
      const { x: left, y: top } = placed.nodes.get(id) ?? { x: 0, y: 0 };
      const isInside = x >= left - 0.5 && x <= left + 100.5 && y >= top - 0.5 && y <= top + 50.5;
      const onSide = [x - left, left + 100 - x, y - top, top + 50 - y].some((distance) => Math.abs(distance) < 0.5);
      return isInside && onSide;
    };
    for (const { id, from, to } of edges) {
      const points = placed.edges.get(id)?.points ?? [];
      expect(isAtBorder(from, points[0]), `${id} begins at ${from}`).toBe(true);
      expect(isAtBorder(to, points.at(-1)), `${id} ends at ${to}`).toBe(true);
    }
    const labels = ['one', 'two', 'c-c'].map((id) => ({
      id,
      width: 40,
      height: 20,
      at: placed.edges.get(id)?.label ?? { x: 0, y: 0 },
    }));
    for (const { at, width, height } of labels)
      for (const { x, y } of placed.nodes.values()) {
        const isApart =
          at.x + width / 2 <= x || at.x - width / 2 >= x + 100 || at.y + height / 2 <= y || at.y - height / 2 >= y + 50;
        expect(isApart).toBe(true);
      }
    expect(labels[0]?.at).not.toEqual(labels[1]?.at);
  },
);

test('pairs that are not tied to one another stand in rows, not in one', () => {
  const nodes = Array.from({ length: 24 }, (_, index) => node(`n${index}`));
  const edges = Array.from({ length: 12 }, (_, index) => edge(`n${index}`, `n${index + 12}`));
  const placed = layoutIn({ width: 1000, height: 700 }, { nodes, edges });
  expect(placed.width / placed.height).toBeGreaterThan(0.7);
  expect(placed.width / placed.height).toBeLessThan(3);
  expect(overlaps({ nodes, edges, direction: 'down' }, placed)).toEqual([]);
});

test('what is tied to nothing stands below the rest where beside it the picture were cut at the side', () => {
  const tied = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, width: 160, height: 400 }));
  const edges = tied.slice(1).map(({ id }) => edge('a', id));
  const room = { width: 800, height: 400 };
  const placed = layoutIn(room, { nodes: [...tied, { id: 'apart', width: 160, height: 400 }], edges });
  const alone = layoutIn(room, { nodes: tied, edges });
  expect(alone.width).toBeGreaterThan(room.width);
  expect(placed.width).toBe(alone.width);
});

test('what is too large to be read as a whole goes on below, not at the side', () => {
  const tied = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, width: 300, height: 250 }));
  const edges = tied.slice(1).map(({ id }, index) => edge(tied[index]?.id ?? '', id));
  const { width } = layoutIn({ width: 900, height: 700 }, { nodes: tied, edges });
  expect(width).toBeLessThanOrEqual(900);
});

test.each(['across', 'down'] as const)(
  'no line passes beneath a label, nor a label beneath another: %s',
  (direction) => {
    const nodes = ['received', 'diagnosed', 'agreed', 'ready', 'cancelled', 'back'].map(node);
    const size = (id: string) => ({ width: 60 + 13 * (id.length % 11), height: 20 + 7 * (id.length % 5) });
    const edges = ['received diagnosed', 'diagnosed agreed', 'agreed ready', 'ready back', 'received cancelled']
      .concat(['diagnosed cancelled', 'agreed cancelled', 'cancelled received', 'back received'])
      .map((pair) => ({ ...edge(...(pair.split(' ') as [string, string])), ...size(pair) }));
    const placed = layoutOf({ nodes, edges, direction });
    const labels = edges.map(({ id, width, height }) => {
      const { x, y } = placed.edges.get(id)?.label ?? { x: 0, y: 0 };
      return { id, width, height, at: { x: x - width / 2, y: y - height / 2 } };
    });
    const covered = labels.flatMap(({ id, at, ...label }) =>
      edges
        .filter((line) =>
          (placed.edges.get(line.id)?.points ?? []).some((point, index, points) =>
            enters(point, points[index + 1], at, label),
          ),
        )
        .map((line) => `${id} ${line.id}`),
    );
    expect(covered).toEqual([]);
    for (const { at, width, height } of labels) {
      expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(0);
      expect(at.x + width).toBeLessThanOrEqual(placed.width);
      expect(at.y + height).toBeLessThanOrEqual(placed.height);
    }
    const boxes = new Map(labels.map(({ id, at }) => [id, at]));
    expect(overlaps({ nodes: labels, edges: [], direction }, { ...placed, nodes: boxes })).toEqual([]);
  },
);
