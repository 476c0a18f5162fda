import type { Path } from '#specification';

/** What a row of a file says of an answer, cell by cell: each property of an object has its own, and each of a list of them. */
export function cellPaths(path: Path): Path[] {
  const { field, steps, inside } = path;
  const isWithinList = steps.slice(0, -1).some(({ items }) => items);
  return inside.length === 0 || (field.items && isWithinList) ? [path] : inside.flatMap(cellPaths);
}

/** Whether a cell can be read as an answer: neither as files, nor as several of each of several. */
export function fitsCell({ field, steps }: Path): boolean {
  const { kindName } = field.items ?? field;
  return !['object', 'array', 'file'].includes(kindName) && steps.filter(({ items }) => items).length <= 1;
}

/** The list of objects that a cell says one thing each of: how many steps lead to it; 0 where there is none. */
export function stepsToList({ steps }: Path): number {
  return steps.slice(0, -1).findIndex(({ items }) => items) + 1;
}
