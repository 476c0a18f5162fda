import type { ChapterMessages } from '#app/messages';

/** Was im Dokument sich widerspricht oder nicht stimmen kann. */
export const mending: ChapterMessages['mending'] = {
  count: (count) => (count === 1 ? '1 Stelle zu korrigieren' : `${count} Stellen zu korrigieren`),
};
