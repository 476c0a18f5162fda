import { expect, test } from 'vitest';
import { type LayoutInput, layoutIn, layoutOf } from './layout.ts';

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
  expect([...placed.edges.keys()]).toEqual(['a-b', 'b-a', 'again', 'a-a', 'constructor-toString']);
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
