import { withSpans } from '../mended-expression.ts';

const now = /^(?:today|now|heute|jetzt|اليوم|الآن|今日|今)(?:\(\))?$/i;

/** What a day or a moment begins with that is found out when a record begins: `today`, `now()`; undefined for all else. */
export function momentMeant(word: string, format: string): string | undefined {
  const [, ahead] = /^in (\d+ ?\p{L}+)$/iu.exec(word) ?? [];
  if (ahead !== undefined)
    return momentLater('today', ` + ${ahead}`, format) ?? momentLater('now', ` + ${ahead}`, format);
  const later = /^(\S+?)(\s*[+-]\s*\d+ ?\p{L}+)$/u.exec(word);
  if (later) return momentLater(later[1] ?? '', later[2] ?? '', format);
  if (!now.test(word)) return undefined;
  return format === 'date' ? '=today()' : format === 'date-time' ? '=now()' : undefined;
}

/** `today + 14 days` */
function momentLater(word: string, span: string, format: string): string | undefined {
  const from = momentMeant(word, format);
  const later = from && withSpans(`${from.slice(1)}${span}`);
  return later !== undefined && /\)$/.test(later) ? `=${later}` : undefined;
}
