import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DiagramEdge, DiagramNode } from './diagram-items.ts';
import { type Layout, type LayoutInput, layoutIn, type Size } from './layout.ts';

/** Measures what is drawn, and says where it goes; undefined before the first measure. Anew whenever something changes its size. */
export function useLayout(
  canvas: RefObject<HTMLElement | null>,
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  room: Size | undefined,
): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  const { width, height } = room ?? {};
  const shape = JSON.stringify([nodes.map(({ id }) => id), edges.map(({ id, from, to }) => [id, from, to])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for what is drawn; the rest is measured
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !width || !height) return;
    const items = [...element.querySelectorAll<HTMLElement>('[data-node], [data-edge]')];
    const place = () => setLayout(layoutIn({ width, height }, measured(items, nodes, edges)));
    const observer = new ResizeObserver(place);
    for (const item of items) observer.observe(item);
    place();
    return () => observer.disconnect();
  }, [canvas, shape, width, height]);
  return layout;
}

function measured(
  items: readonly HTMLElement[],
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
): Omit<LayoutInput, 'direction'> {
  const ofNode = new Map<string | undefined, Size>();
  const ofEdge = new Map<string | undefined, Size>();
  for (const { dataset, offsetWidth: width, offsetHeight: height } of items)
    (dataset.node === undefined ? ofEdge : ofNode).set(dataset.node ?? dataset.edge, { width, height });
  const nothing = { width: 0, height: 0 };
  return {
    nodes: nodes.map(({ id }) => ({ id, ...(ofNode.get(id) ?? nothing) })),
    edges: edges.map(({ id, from, to }) => ({ id, from, to, ...(ofEdge.get(id) ?? nothing) })),
  };
}
