import { actionsNamed } from './action-words.ts';

const nothing = /(?<!\p{L})(?:nothing(?: at all)?|none(?: of (?:the|them|it))?|nichts|لا شيء|何も)(?!\p{L})/iu;
const nobody = /(?<!\p{L})(?:no[ -]?one|nobody|none of (?:us|them)|niemand(?:en)?|keiner)(?!\p{L})[\s,:]*/iu;

/** `!delete`, `delete ✗`, `verboten: löschen`, `refuse to delete` */
const refused =
  /(?<![\p{L}\p{N}_])!(?=\p{L})|[✗✘❌🚫]|(?<!\p{L})(?:den(?:y|ies|ied)|forbid(?:s|den)?|prohibit(?:s|ed)?|refuses?|barred|unable|lacks?|verboten|verbietet|untersagt|لا|ولا|ليس|وليس|ممنوع|يمنع|يحظر|محظور)(?!\p{L})[\s,:]*(?:from |to |zu |من |عليه )?/iu;

/** `delete visits never`, `delete: no`, `削除できない` */
const deniedBehind =
  /[\s:?=]+(?:never(?: ever)?|not|no|nope|nein|nicht|nie|niemals|false)[\s.!]*$|(?:[はもが]|を)?(?:でき|出来|し|させ)(?:ない|ません)[\s.]*$|(?:[はもが]|を)?(?:不可|禁止)(?:です)?[\s.]*$/iu;

/** `作成できる、削除できない`: what is allowed by itself is not denied with what follows. */
const allowedBehind = /(?:できる|できます|可能?|可能?です)[\s.]*$/u;

/** What denies in ways that only a person can read. */
const doubtful =
  /(?<!\p{L})(?:nothing|none|no|not|never|nobody|neither|nor|minus|instead|hardly|rarely|barely|zero|0|ausser|kaum|selten|statt|weder|nichts|niemand|verboten|غير|لن|لم|سوى|عدا|باستثناء|بدون)(?!\p{L})|(?<!\p{L})[-−–](?=\s|$)|ない|ません|不可|禁止|以外|を除|除[くき外]|なし|せず|ずに/iu;

/** Whether words are left that may deny what is named beside them. */
export const mayDeny = (words: string) => doubtful.test(words);

/** Whether a text denies in words, or by a mark: it is a right, and no title. */
export const saysDenial = (text: string) =>
  [nothing, nobody, refused].some((one) => one.test(text)) || /(?<!\p{L})(?:neither|weder)(?!\p{L})/iu.test(text);

/** `darf Preise nicht sehen` denies to see, and not what stands in front of that. */
const verbLast =
  /(?<!\p{L})(darf|dürfen|kann|können) +(?!(?:sie|es|ihn|das|diese[nrs]?)(?!\p{L}))([^,;]+?) +(nicht|nie|niemals) +(\p{Ll}+)(?=\s*(?:$|[,;.]|und |aber ))/giu;

const separators = /(\s*[,;、،。]\s*|\s+(?:and|und|or|oder)\s+|\s+(?=(?:و?لكن|ولا|وليس)(?!\p{L})))/u;

/** A text in which what denies stands in front of what it denies: `delete nothing` is `not delete everything`. */
export function denialsFirst(text: string, isSpokenOf: (part: string) => boolean): string {
  const pieces = text
    .replace(nothingBut, 'only ')
    .replaceAll(verbLast, (all, may, what, not, verb) =>
      actionsNamed(verb).length > 0 ? `${may} ${not} ${what} ${verb}` : all,
    )
    .split(separators);
  const isBare = (at: number) => {
    const piece = pieces[at] ?? '';
    return actionsNamed(piece).length > 0 && !isSpokenOf(piece) && !allowedBehind.test(piece);
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
