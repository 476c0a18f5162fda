import type { ChapterMessages } from '#app/messages';

/** Das Dokument, wie es geschrieben ist. */
export const source: ChapterMessages['source'] = {
  title: 'Das Dokument, wie es geschrieben ist',
  used: 'Was die App daraus macht',
  copy: 'Pfad:Zeile kopieren',
  line: (line, what) => `Zeile ${line}: ${what}`,
  missing: 'Der Text dieses Dokuments kam nicht mit der App.',
};
