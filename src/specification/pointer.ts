/** A JSON pointer as the fragment of an address (RFC 6901): `#/parts/0/price`; `#` is the whole document. */
export function pointerTo(steps: readonly string[]): string {
  return `#${steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** The steps of a pointer: `#/parts/0/price` leads through `parts`, `0` and `price`. What is at fault at `#/` is all of it, too. */
export function stepsOf(pointer: string): string[] {
  const path = pointer.replace(/^#/, '').replace(/^\//, '');
  if (path === '') return [];
  return path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
