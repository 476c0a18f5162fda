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
  expressions: {
    title: 'Ausdrücke',
    lead: 'Was in when, assert, guard, where und computed steht und hinter =. Daneben jeweils das Ergebnis für diesen Datensatz am 10. März 2026:',
    gives: 'Ergibt',
    others: 'Die anderen Datensätze: Der, um den es geht, ist nie darunter.',
    groups: {
      asking: 'Fragen und Vergleichen',
      numbers: 'Zahlen',
      texts: 'Text',
      times: 'Tage und Zeiten',
      lists: 'Listen',
      around: 'Wer fragt, Konstanten, andere Datensätze',
    },
  },
  inEditor: 'Für die Nutzung im Editor eine YAML-Datei beginnen mit',
};
