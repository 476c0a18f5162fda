/** Whether an address from a document, a record or a server may become a link. Relative addresses may not. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(address.trim());
}
