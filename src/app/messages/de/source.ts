import type { ChapterMessages } from '#app/messages';

/** Das Dokument, wie es geschrieben ist. */
export const source: ChapterMessages['source'] = {
  title: 'Quelltext',
  used: 'Was die App daraus macht',
  copy: 'Pfad:Zeile kopieren',
  line: (line, what) => `Zeile ${line}: ${what}`,
  missing: 'Der Quelltext dieses Dokuments wurde nicht mit der App ausgeliefert.',
};
