import type { ChapterMessages } from '#app/messages';

export const vocabulary: ChapterMessages['vocabulary'] = {
  lead: 'Alle Schlüssel einer Spezifikation: Bedeutung, Werte, Wirkung, was ohne sie gilt, und ein Beispiel.',
  search: 'Schlüssel und Bedeutungen durchsuchen',
  nothing: 'Keine Treffer.',
  type: 'Typ',
  effect: 'Wirkung',
  without: 'Ohne ihn',
  example: 'Beispiel',
  from: 'Aus',
  alike: 'Auch genannt',
  inShort: 'Kurzform',
  schema: 'JSON Schema dieses Kapitels',
  count: (count) => (count === 1 ? '1 Schlüssel' : `${count} Schlüssel`),
  link: 'Link zu diesem Schlüssel',
  inEditor: 'Für die Nutzung im Editor eine YAML-Datei beginnen mit',
};
