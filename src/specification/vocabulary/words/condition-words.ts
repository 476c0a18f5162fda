import { isUnit } from './units.ts';

type Compared = (value: string) => string;

const is =
  (operator: string): Compared =>
  (value) =>
    `${operator} ${value}`;

/** What people say of a value in place of comparing it; what stands behind is what it is compared with. */
const comparisons: readonly (readonly [words: RegExp, compared: Compared])[] = [
  [/^(>=|≥|=>)/, is('>=')],
  [/^(<=|≤|=<)/, is('<=')],
  [/^(!=|<>|≠)/, is('!=')],
  [/^(>|exceeds?(?!\p{L})|überschreite[nt](?!\p{L}))/iu, is('>')],
  [/^(<)/, is('<')],
  [/^(==?)/, is('==')],
  [
    /^(not before|at least|minimum|min|no less than|not less than|mindestens|nicht vor|wenigstens|على الأقل)(?!\p{L})/iu,
    is('>='),
  ],
  [
    /^(not after|at most|maximum|max|up to|no more than|not more than|höchstens|maximal|nicht nach|على الأكثر)(?!\p{L})/iu,
    is('<='),
  ],
  [
    /^((?:greater|more|larger|bigger|higher|later|größer|mehr|höher|später) (?:than|als)|above|over|after|über|nach|أكبر من|بعد)(?!\p{L})/iu,
    is('>'),
  ],
  [
    /^((?:less|smaller|lower|fewer|earlier|kleiner|weniger|früher) (?:than|als)|below|under|before|unter|vor|أقل من|قبل)(?!\p{L})/iu,
    is('<'),
  ],
  [/^(equal to|equals|the same as|gleich|يساوي)(?!\p{L})/iu, is('==')],
];

/** What is said of a value by itself. */
const alone: readonly (readonly [words: RegExp, condition: string])[] = [
  [/^(?:not negative|nicht negativ|zero or more|0 or more)(?!\p{L})/iu, '>= 0'],
  [/^(?:positive?|正|موجب)(?!\p{L})/iu, '> 0'],
  [/^(?:not in the past|nicht in der vergangenheit)(?!\p{L})/iu, '>= today()'],
  [/^(?:not in the future|nicht in der zukunft)(?!\p{L})/iu, '<= today()'],
  [/^(?:in the future|in der zukunft|未来|في المستقبل)(?!\p{L})/iu, '> today()'],
  [/^(?:in the past|in der vergangenheit|過去|في الماضي)(?!\p{L})/iu, '< today()'],
  [/^(?:negative?|negativ|負|سالب)(?!\p{L})/iu, '< 0'],
  [
    /^(?:required|mandatory|needed|not empty|not null|filled|present|given|stated|set|pflicht|erforderlich|nicht leer|ausgefüllt|必須|مطلوب|إلزامي)(?!\p{L})/iu,
    '!= null',
  ],
];

const introduced =
  /^(?:(?:must|should|has to|needs to|shall|may|can(?! *not)|is|are|be|always|only|lies?|muss|müssen|soll|darf|ist|sind|liegt|liegen|immer|sein|يجب أن يكون|يكون)\s+)+/i;
const articled = /^\s*(?:than|als|to)?\s*(?:(?:its|their|the|der|die|das|dem|den|sein(?:em|er)?|ihr(?:em|er)?)\s+)?/u;
const value = new RegExp(
  `${articled.source}(-?\\d+(?:\\.\\d+)?|"[^"]*"|(?:constants\\.)?[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*)`,
  'u',
);
const between = /^(?:between|zwischen)\s+(-?\d+(?:\.\d+)?)\s+(?:and|und|to|bis)\s+(-?\d+(?:\.\d+)?)/i;
const behind = /^(-?\d+(?:\.\d+)?)\s*(以上|以下|未満|より大きい)/;
const ofBehind: Readonly<Record<string, string>> = { 以上: '>=', 以下: '<=', 未満: '<', より大きい: '>' };

/** What words demand of a value, as `> 0`, and the words behind that. */
interface Demanded {
  compared: string;
  rest: string;
}

/** What a value may be compared with: what a name is in an expression, `record.from`, and the names of several words. */
export interface Comparable {
  called: (name: string) => string | undefined;
  spaced: readonly string[];
}

/** What words demand of a value; undefined where they are none of those that are known. */
export function demandOf(words: string, named: Comparable): Demanded | undefined {
  const plain = saidOf(words, named);
  const [whole, rest = ''] = plain ? [] : (negated.exec(words.trim().replace(introduced, '')) ?? []);
  const denied = whole === undefined ? undefined : saidOf(rest, named);
  return (
    plain ?? (denied && { ...denied, compared: denied.compared.replace(/^\S+/, (sign) => opposite[sign] ?? sign) })
  );
}

/** `cannot be in the past`, `never above 24`. */
const negated = /^(?:cannot|can +not|not|never|nicht|nie)\s+(?:be\s+)?(.+)$/isu;
export const opposite: Readonly<Record<string, string>> = {
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

function saidOf(words: string, { called, spaced }: Comparable): Demanded | undefined {
  const said = words.trim().replace(introduced, '').trim();
  const demanded = (compared: string, length: number) => ({ compared, rest: said.slice(length).trim() });
  const [whole = '', number, sign] = behind.exec(said) ?? [];
  if (number !== undefined && sign !== undefined) return demanded(`${ofBehind[sign]} ${number}`, whole.length);
  for (const [pattern, compared] of alone) {
    const [found] = pattern.exec(said) ?? [];
    if (found !== undefined) return demanded(compared, found.length);
  }
  const [range = '', least, most] = between.exec(said) ?? [];
  if (least !== undefined && most !== undefined)
    return { compared: `>= ${least}`, rest: `and at most ${most} ${said.slice(range.length)}` };
  for (const [pattern, compared] of comparisons) {
    const [start] = pattern.exec(said) ?? [];
    const words = said.slice(start?.length);
    const [articles = ''] = articled.exec(words) ?? [];
    const behindArticles = words.slice(articles.length).toLowerCase();
    const name = spaced.find(
      (one) =>
        behindArticles.startsWith(one.toLowerCase()) && !/^[\p{L}\p{N}_]/u.test(behindArticles.slice(one.length)),
    );
    const [whole = '', bound] =
      name === undefined ? (start !== undefined && value.exec(words)) || [] : [`${articles}${name}`, name];
    const other = bound !== undefined && /^[\p{L}_]/u.test(bound) ? called(bound) : bound;
    if (start !== undefined && other !== undefined) return demanded(compared(other), start.length + whole.length);
  }
  return undefined;
}

/** A condition without the units behind its numbers, `fare >= 5 €`: what is compared is a number. */
export const withoutUnits = (text: string) =>
  text.replaceAll(/(?<=\d) ?([€$£¥%°\p{L}]+)(?=[\s,;.)]|$)/gu, (all, unit: string) => (isUnit(unit) ? '' : all));

/** What is denied is not what is demanded. */
export const denied = /(?<!\p{L})(?:not|never|no|nicht|nie|keine?[nrsm]?)\s+(?:(?:be|been|sein)\s+)?$/iu;

/** The same further in front: `may not start in the past`. */
export const deniedBefore = /(?<!\p{L})(?:not|never|nicht|nie)\s+(?:\p{L}+\s+){1,2}$/iu;

/** What is counted adds nothing to how many there are. */
export const counted =
  /^(?:be|been|lie|sein|werden|liegen|characters?|chars?|letters?|digits|long|items?|zeichen|buchstaben|ziffern|lang|文字|桁|حرف|أحرف)(?!\p{L})/iu;

/** `a note is required when grams is more than 100` */
export const conditional = /^(.+?)[\s,]+(?:when|if|wenn|falls|sobald)\s+(.+)$/iu;

/** `when it is paid, a note is required` */
export const conditionalFirst =
  /^(?:when|if|once|wenn|falls|sobald)\s+(.+?)(?:\s*,\s*(?:then\s+|dann\s+)?|\s+(?:then|dann)\s+)(.+)$/iu;

/** `every swap needs a note` */
export const needs =
  /(?<!\p{L})(?:needs?|must have|ha(?:s|ve) to have|requires?|brauch(?:t|en)|benötig(?:t|en)) +(?:(?:an?|its|the|eine?n?) +)?([\p{L}\p{N}_ -]+)[.!]?$/iu;
