const path = String.raw`((?:[\p{L}_][\p{L}\p{N}_]*)(?:\.[\p{L}_][\p{L}\p{N}_]*|\['[^']*'\])*)`;
const text = `('[^']*'|"[^"]*")`;
const of = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}_.])${pattern}`, 'giu');

const between = of(String.raw`${path} +between +(\S+) +and +(\S+)`);
const notIn = of(String.raw`${path} +not +in *[[(]([^\])]*)[\])]`);
const inParentheses = /(?<=[\p{L}\p{N}_\])'"] +)in *\(([^()]*)\)/giu;
const infix = of(`${path} +(ends?|starts?) ?with +${text}`);
const containing = of(`${path} +(?:contains|includes) +${text}`);
const like = of(`${path} +like +'(%?)([^%']*)(%?)'`);
const length = of(String.raw`${path}\.(?:length|(?:length|size|count)\(\))(?![\p{L}\p{N}_(])`);
const daysOn = /((?:today|now)\(\)) *([+-]) *(\d+)(?![\p{L}\p{N}_.(]| +\p{L})/gu;

/** What other languages write, `between … and …`, `is not null`, `<>`, `in (…)`, `like '%a%'`, `.length`, as expressions have it. */
export function asProgrammed(source: string): string {
  return source
    .replaceAll(/<>|!==/g, '!=')
    .replaceAll('===', '==')
    .replaceAll(/ is +not +(?:null|empty|set)(?![\p{L}\p{N}_])/giu, ' != null')
    .replaceAll(/ is +(?:null|empty)(?![\p{L}\p{N}_])/giu, ' == null')
    .replaceAll(between, '$1 >= $2 && $1 <= $3')
    .replaceAll(notIn, '!($1 in [$2])')
    .replaceAll(inParentheses, 'in [$1]')
    .replaceAll(
      infix,
      (_, on: string, where: string, part: string) => `${on}.${/^e/i.test(where) ? 'ends' : 'starts'}With(${part})`,
    )
    .replaceAll(containing, '$1.contains($2)')
    .replaceAll(like, (_, on: string, before: string, part: string, behind: string) => {
      if (before !== '' && behind !== '') return `${on}.contains('${part}')`;
      return before === '' && behind === ''
        ? `${on} == '${part}'`
        : `${on}.${before === '' ? 'starts' : 'ends'}With('${part}')`;
    })
    .replaceAll(/(?<![\p{L}\p{N}_.])(?:count|len|length)\(/giu, 'size(')
    .replaceAll('.includes(', '.contains(')
    .replaceAll(daysOn, '$1 $2 days($3)');
}

/** `name.length`, where that is no field. */
export const withSizes = (source: string, fields: readonly string[]): string =>
  fields.includes('length') ? source : source.replaceAll(length, 'size($1)');
