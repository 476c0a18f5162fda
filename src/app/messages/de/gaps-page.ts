import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: 'Was das Dokument offen lässt, das Wichtigste zuerst.',
  weight: 'Wichtigkeit',
  chapter: 'Kapitel',
  screen: 'Bildschirm',
  role: 'Rolle',
  any: 'Alle',
  weights: { blocking: 'Blockiert etwas', shaping: 'Beruht auf einer Annahme', detail: 'Kleinigkeit' },
  take: 'Exportieren',
  markdown: 'Markdown',
  csv: 'CSV',
  checklist: 'Checkliste',
  copyAs: (format) => `Als ${format} kopieren`,
  saveAs: (format) => `Als ${format} speichern`,
  none: 'Keine Lücken.',
};
