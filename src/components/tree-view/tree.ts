import type { ReactNode } from 'react';
import { folded } from '#components/internal';

/** A thing of a tree, with what is under it. */
export interface TreeItem {
  /** Unlike any other of the tree. */
  id: string;
  /** Found by its letters, so no more than text. */
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label: a count, a badge. */
  aside?: ReactNode;
  /** What is under it; it opens and closes where there is something. */
  children?: readonly TreeItem[];
  /** Something is under it that comes once it is opened: `load` finds it. */
  hasChildren?: boolean;
  /** Cannot be chosen; what is under it still can. */
  disabled?: boolean;
}

/** An item that is in sight, and where. */
export interface VisibleItem {
  item: TreeItem;
  parent?: string;
  /** From 1. */
  level: number;
  /** Among those beside it, from 1. */
  place: number;
  /** How many there are beside it, with itself. */
  count: number;
}

/** Whether something is under an item, come or not. */
export function isParentItem({ children, hasChildren }: TreeItem): boolean {
  return children ? children.length > 0 : Boolean(hasChildren);
}

/** The items in sight, from the top to the bottom. */
export function visibleItems(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): VisibleItem[] {
  return items.flatMap((item, index) => [
    { item, parent, level, place: index + 1, count: items.length },
    ...(expanded.has(item.id) ? visibleItems(item.children ?? [], expanded, level + 1, item.id) : []),
  ]);
}

/** What a key asks for: another item to stand at, items to open, one to close, or to choose the one that is stood at. */
export type TreeMove = { to: string } | { open: readonly string[] } | { close: string } | { choose: string };

/**
 * What a key does in a tree, as the ARIA Authoring Practices say.
 * @param key as from left to right
 * @param typed the letter, after those that were typed just before it
 */
export function treeMove(
  key: string,
  at: string,
  visible: readonly VisibleItem[],
  expanded: ReadonlySet<string>,
  typed = key,
): TreeMove | undefined {
  const index = visible.findIndex(({ item }) => item.id === at);
  const here = visible[index];
  if (!here) return undefined;
  const { item, parent } = here;
  const isParent = isParentItem(item);
  const to = (next: VisibleItem | undefined) => next && { to: next.item.id };
  const below = visible[index + 1];
  const openOrEnter = expanded.has(at) ? (below?.parent === at ? to(below) : undefined) : { open: [at] };
  const siblings = visible.filter((other) => other.parent === parent && isParentItem(other.item));
  const moves: Record<string, TreeMove | undefined> = {
    ArrowDown: to(visible[index + 1]),
    ArrowUp: to(visible[index - 1]),
    Home: to(visible[0]),
    End: to(visible.at(-1)),
    ArrowRight: isParent ? openOrEnter : undefined,
    ArrowLeft: isParent && expanded.has(at) ? { close: at } : parent === undefined ? undefined : { to: parent },
    '*': { open: siblings.map((other) => other.item.id) },
    Enter: { choose: at },
    ' ': { choose: at },
  };
  const isOfWord = key === ' ' && typed !== key;
  if (!isOfWord && Object.hasOwn(moves, key)) return moves[key];
  return key.length === 1 ? to(startingWith(typed, visible, index)) : undefined;
}

/** The next item that begins with what is typed, from the top again after the last. Of several letters, the one that is stood at may. */
function startingWith(typed: string, visible: readonly VisibleItem[], index: number): VisibleItem | undefined {
  const letters = folded(typed);
  // The same letter again goes on to the next.
  const wanted = new Set(letters).size === 1 ? letters.slice(0, 1) : letters;
  const from = index + (wanted.length === 1 ? 1 : 0);
  return [...visible.slice(from), ...visible.slice(0, from)].find(({ item }) => folded(item.label).startsWith(wanted));
}
