import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: 'Was noch nicht gezeigt ist, das Wichtigste zuerst.',
  weight: 'Gewicht',
  chapter: 'Kapitel',
  screen: 'Bildschirm',
  role: 'Rolle',
  any: 'Alle',
  weights: { blocking: 'Blockiert etwas', shaping: 'Beruht auf einer Annahme', detail: 'Ein Detail' },
  take: 'Exportieren',
  markdown: 'Als Markdown',
  csv: 'Als CSV',
  checklist: 'Als Checkliste',
  save: 'Als Datei sichern',
  none: 'Hier ist nichts offen.',
};
