import type { ChapterMessages } from '#app/messages';

export const vocabulary: ChapterMessages['vocabulary'] = {
  lead: 'Jeder Schlüssel, den eine Spezifikation festlegen kann: was er bedeutet, was er nimmt, was daraus folgt, was ohne ihn gilt, und ein Beispiel.',
  search: 'Schlüssel und Bedeutungen durchsuchen',
  nothing: 'Nichts heißt so.',
  type: 'Typ',
  effect: 'Wirkung',
  without: 'Ohne ihn',
  example: 'Beispiel',
  from: 'Aus',
  alike: 'Auch genannt',
  inShort: 'Kurz auch',
  schema: 'JSON Schema dieses Kapitels',
  count: (count) => (count === 1 ? '1 Schlüssel' : `${count} Schlüssel`),
  link: 'Verweis auf diesen Schlüssel',
  inEditor: 'In einem Editor: Eine YAML-Datei beginnt mit',
};
