import { mayDeny } from './denial-words.ts';

/** What is somebody's own. */
const own: readonly RegExp[] = [
  /^(?:own|owned|my|mine|their|theirs|his|her|hers|your|yours|eigen|(?:eigene|meine|seine|ihre|deine)[nrsm]?)$/i,
  /自分|自身|الخاص/u,
];
export const isOwn = (word: string) => own.some((one) => one.test(word));

/** `books classes, cancels own bookings`: no title speaks of what is somebody's own. */
const ownThings =
  /(?:^|,|;|\band\b|\bund\b) *[\p{L}-]+ +(?:their |his |her |its |die |seine |ihre )?(?:own|eigene[nrs]?) +\p{L}/iu;
export const saysOwn = (text: string) => ownThings.test(text);

/** How what somebody may do begins: `can book`. */
export const mayBegin = /^\s*(?:can|may|must|should|darf|dürfen|kann|können)(?= )/i;

/** What is taken out again: `read flats, no rent`. */
export const exception =
  /(?:[\s,;]*(?<!\p{L})(?:but|aber|and|und|jedoch|و?لكن))?[\s,;]*(?<!\p{L})(?:cannot|(?:can|may|must|should|do|does|is|are) ?not|(?:[a-z]{2,6}n|won|can|don|ain)['’]t|neither|no|not|never|without|except(?: for)?|but(?: not)?|ohne|au(?:ß|ss)er|nicht|niemals|nie|weder|keine?[nrsm]?|ولا|وليس|لا|ليس|بدون|دون|إلا)(?!\p{L})[\s,;:]*/iu;

/** What adds nothing to what may be done, or is read as `all`. */
const filling = new RegExp(
  `^(?:${[
    ...[
      'can',
      'must',
      'do',
      'be',
      'is',
      'are',
      'able',
      'allowed',
      'also',
      'just',
      'only',
      'to',
      'of',
      'and',
      'or',
      'nor',
    ],
    ...[
      'a',
      'an',
      'the',
      'any',
      'all',
      'each',
      'every',
      'everything',
      'anything',
      'full',
      'access',
      'it',
      'them',
      'they',
    ],
    ...[
      'darf',
      'dürfen',
      'kann',
      'können',
      'alles',
      'alle[nr]?',
      'jede[nrs]?',
      'und',
      'oder',
      'noch',
      'auch',
      'nur',
      'zu',
      'sie',
      'es',
    ],
    ...[
      'der',
      'die',
      'das',
      'den',
      'dem',
      'des',
      'eine?[nrms]?',
      'يمكن(?:ه|ها|هم)?',
      'كل',
      'جميع',
      'و',
      'أو',
      'و?لكن',
      'on',
    ],
  ].join('|')})$`,
  'iu',
);
const parted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word says nothing by itself; scripts that part no words have none of their own. */
export const isFilling = (word: string) => filling.test(word) || (parted.test(word) && !isOwn(word) && !mayDeny(word));

/** Whether what may deny stands in one word with what it denies: `削除以外すべて`. */
export const isOpenDenial = (word: string) => parted.test(word) && mayDeny(word);

const denying = /^(?:den(?:y|ies|ied)|forbid(?:s|den)?|prohibit(?:s|ed)?|verbietet|verboten|nobody|niemand|keiner)$/i;

/** Whether a key says that what stands behind it may not be done: `deny`, `cannot`, `may not`, `nobody`. */
export function denies(key: string): boolean {
  const words = key.replace(exception, ' ').split(/[\s_-]+/);
  return (
    words.every((word) => word === '' || /^may$/i.test(word) || denying.test(word) || isFilling(word)) &&
    (exception.test(key) || words.some((word) => denying.test(word)))
  );
}
