import type { Change } from '../results.ts';

/** A line of what is wrong with a page and no pixel says, that went or came. */
export function isFinding(line: string): boolean {
  return /^[-+] ! /.test(line);
}

/** `is now 12 px wider than its window`, `“Save” is no longer cut off`. */
export function findingSaid(line: string): string {
  const [sign, text] = [line[0], line.slice('+ ! '.length)];
  const when = sign === '+' ? 'now' : 'no longer';
  const [, cut] = /^cuts off (.+)$/.exec(text) ?? [];
  if (cut) return `${cut} is ${when} cut off`;
  return text.startsWith('is ') ? `is ${when} ${text.slice('is '.length)}` : `${when} ${text}`;
}

/** Of what does not fit, what came, or else what went. Other words that are cut off as those before them were are neither. */
export function overflowIn({ spoken }: Pick<Change, 'spoken'>): string[] {
  const of = (sign: string, what: RegExp) =>
    (spoken?.lines ?? []).filter((line) => line.startsWith(`${sign} ! `) && what.test(line));
  const cutOff = ['+', '-'].map((sign) => of(sign, /! cuts off “/));
  const isAsMany = cutOff[0]?.length === cutOff[1]?.length;
  const [came = [], went = []] = ['+', '-'].map((sign, index) => [
    ...of(sign, /! is \d+ px wider than its window$/),
    ...((!isAsMany && cutOff[index]) || []),
  ]);
  return came.length > 0 ? came : went;
}
