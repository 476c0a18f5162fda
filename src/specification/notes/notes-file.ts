/** The name of the file of notes beside a document: `PRODUCT.notes.json`. */
export function notesFileOf(document: string): string {
  return `${document.replace(/\.(md|markdown)$/i, '')}.notes.json`;
}
