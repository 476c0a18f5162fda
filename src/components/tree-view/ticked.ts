import type { TreeItem } from './tree.ts';

/** How much of an item is ticked, by what is under it. */
export type Ticked = boolean | 'mixed';

const isIn = (ids: ReadonlySet<string>) => (id: string) => ids.has(id);

/** The ids of what nothing is under: of these a tree says what is ticked. */
function leavesOf({ id, children, disabled }: TreeItem, isAsked: 'all' | 'enabled' = 'all'): string[] {
  if (children?.length) return children.flatMap((child) => leavesOf(child, isAsked));
  return disabled && isAsked === 'enabled' ? [] : [id];
}

/** What is ticked, with what came under something that was ticked before it came, and what is still to come. */
export function tickedLeaves(items: readonly TreeItem[], checked: ReadonlySet<string>): string[] {
  const unknown = new Set(checked);
  const leaves = (some: readonly TreeItem[], isUnder: boolean): string[] =>
    some.flatMap((item) => {
      const isTicked = isUnder || checked.has(item.id);
      unknown.delete(item.id);
      if (item.children?.length) return leaves(item.children, isTicked);
      return isTicked ? [item.id] : [];
    });
  const come = leaves(items, false);
  return [...unknown, ...come];
}

export function tickOf(item: TreeItem, ticked: ReadonlySet<string>): Ticked {
  const leaves = leavesOf(item);
  if (leaves.every(isIn(ticked))) return true;
  return leaves.some(isIn(ticked)) ? 'mixed' : false;
}

/** What is ticked once all of some items were: or none of them, where all were already. */
export function turnedOf(items: readonly TreeItem[], ticked: ReadonlySet<string>): string[] {
  const leaves = items.flatMap((item) => leavesOf(item, 'enabled'));
  const turned = new Set(leaves);
  if (leaves.every(isIn(ticked))) return [...ticked].filter((id) => !turned.has(id));
  return [...new Set([...ticked, ...leaves])];
}
