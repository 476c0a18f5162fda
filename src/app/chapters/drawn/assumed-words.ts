/** Words that the document does not state. */
export const assumedWords = 'border-b border-dashed border-edge';
