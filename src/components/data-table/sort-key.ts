/** Reads a key of `sort`: the id of a column, `-` before one that descends. */
export const parseSortKey = (key: string): { id: string; isDescending: boolean } => ({
  id: key.replace(/^-/, ''),
  isDescending: key.startsWith('-'),
});
