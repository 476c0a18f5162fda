/** An English name inside of a sentence: in small letters, save what is written in capitals: `PDF files`. */
export function inSentence(name: string): string {
  return name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLocaleLowerCase('en'));
}
