import type { Messages } from '../en/index.ts';

export const gapsPage: Messages['gapsPage'] = {
  title: 'Alle Lücken',
  lead: 'Was noch nicht gezeigt ist, das Lauteste zuerst.',
  weight: 'Gewicht',
  chapter: 'Kapitel',
  screen: 'Bildschirm',
  role: 'Rolle',
  any: 'Alle',
  weights: { blocking: 'Blockiert etwas', shaping: 'Beruht auf einer Annahme', detail: 'Ein Detail' },
  take: 'Mitnehmen',
  markdown: 'Als Markdown',
  csv: 'Als CSV',
  checklist: 'Als Checkliste',
  none: 'Hier ist nichts offen.',
};
