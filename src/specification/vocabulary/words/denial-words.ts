import { actionsNamed } from './action-words.ts';

const nothing = /(?<!\p{L})(?:nothing(?: at all)?|none(?: of (?:the|them|it))?|nichts|لا شيء|何も)(?!\p{L})/iu;
const nobody = /(?<!\p{L})(?:no[ -]?one|nobody|none of (?:us|them)|niemand(?:en)?|keiner)(?!\p{L})[\s,:]*/iu;

/** `!delete`, `delete ✗`, `verboten: löschen`, `refuse to delete` */
const refused =
  /(?<![\p{L}\p{N}_])!(?=\p{L})|[✗✘❌🚫]|(?<!\p{L})(?:den(?:y|ies|ied)|forbid(?:s|den)?|prohibit(?:s|ed)?|refuses?|barred|unable|lacks?|verboten|verbietet|untersagt)(?!\p{L})[\s,:]*(?:from |to |zu )?/iu;

/** `delete visits never`, `delete: no` */
const deniedBehind = /[\s:?=]+(?:never(?: ever)?|not|no|nope|nein|nicht|nie|niemals|false)[\s.!]*$/iu;

/** What denies in ways that only a person can read. */
const doubtful =
  /(?<!\p{L})(?:nothing|none|no|not|never|nobody|neither|nor|minus|instead|hardly|rarely|barely|zero|0|ausser|kaum|selten|statt|weder|nichts|niemand|verboten)(?!\p{L})|(?<!\p{L})[-−–](?=\s|$)/iu;

/** Whether words are left that may deny what is named beside them. */
export const mayDeny = (words: string) => doubtful.test(words);

/** Whether a text denies in words, or by a mark: it is a right, and no title. */
export const saysDenial = (text: string) =>
  [nothing, nobody, refused].some((one) => one.test(text)) || /(?<!\p{L})(?:neither|weder)(?!\p{L})/iu.test(text);

const separators = /(\s*[,;、،]\s*|\s+(?:and|und|or|oder)\s+)/;

/** A text in which what denies stands in front of what it denies: `delete nothing` is `not delete everything`. */
export function denialsFirst(text: string, isSpokenOf: (part: string) => boolean): string {
  const pieces = text.replace(nothingBut, 'only ').split(separators);
  const isBare = (at: number) => {
    const piece = pieces[at] ?? '';
    return actionsNamed(piece).length > 0 && !isSpokenOf(piece);
  };
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const isOfNothing = nothing.test(piece) && (!isSpokenOf(piece) || actionsNamed(piece).length > 0);
    const isDenied = isOfNothing || [nobody, refused, deniedBehind].some((one) => one.test(piece));
    const [, deed = '', what = ''] = noneOf.exec(piece) ?? [];
    if (!isSpokenOf(deed) && actionsNamed(deed).length > 0 && actionsNamed(what).length === 0)
      pieces[at] = `not ${deed} ${what}`;
    if (!isDenied) continue;
    const bare = [nothing, nobody, refused, deniedBehind].reduce((left, one) => left.replace(one, ' '), piece).trim();
    const said = isOfNothing && !isSpokenOf(bare) ? `${bare} everything` : bare;
    pieces[at] = said;
    // `edit and delete nothing` is said of both.
    let first = at;
    while (first > 0 && isBare(first - 2)) first -= 2;
    pieces[first] = `not ${pieces[first]}`;
  }
  return pieces.join('');
}

/** `nothing but read visits` */
const nothingBut = /(?<!\p{L})(?:nothing (?:but|except)|nichts (?:außer|ausser|als))\s+/iu;

/** `delete no visits` */
const noneOf = /^(.*?\S)\s+(?:no|keine?[nrsm]?)\s+(.+)$/isu;

/** Where a text goes on with what may be done after all: `may not read owners and may edit visits`. */
const allowedAgain =
  /[\s,;]*(?<!\p{L})(?:but|and|aber|und)\s+(?=(?:can|may|darf|kann)\s+(?!not|never|no(?!\p{L})|nicht|nie|kein))/iu;

/** The parts of a text that deny and allow in turn. */
export function inTurn(text: string, isSpokenOf: (part: string) => boolean): string[] {
  const parts = text.split(allowedAgain);
  return parts.slice(1).every(isSpokenOf) ? parts : [text];
}
