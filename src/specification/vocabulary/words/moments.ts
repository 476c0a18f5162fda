const now = /^(?:today|now|heute|jetzt|اليوم|الآن|今日|今)(?:\(\))?$/i;

/** What a day or a moment begins with that is found out when a record begins: `today`, `now()`; undefined for all else. */
export function momentMeant(word: string, format: string): string | undefined {
  if (!now.test(word)) return undefined;
  return format === 'date' ? '=today()' : format === 'date-time' ? '=now()' : undefined;
}
