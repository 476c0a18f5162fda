const longest = 80;

/** A word of the document as a message quotes it. */
export function shortened(word: string): string {
  return word.length > longest ? `${word.slice(0, longest)}…` : word;
}
