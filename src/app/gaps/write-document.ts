/** Whether the development server can write into a document: it has the one that is served as a file. */
export function isWritable(name: string): boolean {
  return import.meta.env.DEV && name === 'product';
}

/**
 * Has the development server write a document anew.
 * @param before its text as it was read: what somebody else wrote meanwhile is left
 * @returns whether it was written; false where it is another one by now. Throws where it was not for another reason.
 */
export async function writeDocument(before: string, after: string): Promise<boolean> {
  const answer = await fetch('/__document', {
    method: 'PUT',
    headers: { 'content-type': 'text/markdown', 'if-match': await tagOf(before) },
    body: after,
  });
  if (answer.status === 412) return false;
  if (!answer.ok) throw new Error(`the document was not written: ${answer.status}`);
  return true;
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
