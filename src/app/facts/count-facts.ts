/** Whether a value is shown in one line: a plain one, a list of such, or one with nothing inside. */
export function isLeaf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const inner = Object.values(value).filter((one) => one !== undefined);
  return inner.length === 0 || (Array.isArray(value) && inner.every((one) => typeof one !== 'object' || one === null));
}

/** How many single facts a value holds. What is named and said nothing of is one: that there is such a thing. */
export function countFacts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1;
  return Object.values(value).reduce((sum: number, inner) => sum + (isNamedOnly(inner) ? 1 : countFacts(inner)), 0);
}

function isNamedOnly(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
