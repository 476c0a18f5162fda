import { inSentence } from '#specification';

/** Which languages write nouns with a capital letter wherever they stand. */
const capitalising = /^(de|lb)\b/i;

let isKept = false;

/** Says what language the names of the open document are written in: texts of another keep them as that language writes them. */
export function namesAreIn(locale: string | undefined) {
  isKept = capitalising.test(locale ?? '');
}

/** A name of the document inside of an English sentence. */
export function small(name: string): string {
  return isKept ? name : inSentence(name);
}
