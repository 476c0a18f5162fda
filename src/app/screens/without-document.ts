/**
 * An address inside of its document: `/~repair-desk/repairs` without `/~repair-desk`.
 * @param root the address of the document's own root
 */
export function withoutDocument(pathname: string, root: string): string {
  const inside = root === '/' ? pathname : pathname.replace(/^\/~[^/]*/, '');
  return inside.replace(/\/+$/, '') || '/';
}
