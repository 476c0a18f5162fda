import type { general as english } from '../en/general.ts';

/** What is said in more than one place. */
export const general: typeof english = {
  becomes: 'dann',
  keepIt: 'So lassen',
  notNow: 'Jetzt nicht',
  keepThem: 'So lassen',
  find: 'Suchen',
  everyone: 'alle',
  theme: 'Darstellung',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  more: 'Mehr',
  yes: 'Ja',
  no: 'Nein',
  resetRecords: 'Beispieldaten zurücksetzen',
  resetTitle: 'Alle Datensätze zurücksetzen?',
  resetText:
    'Alle Datensätze in diesem Browser werden durch die Beispieldaten aus dem Dokument ersetzt. Entwürfe bleiben erhalten.',
  wasReset: 'Die Beispieldaten sind wiederhergestellt.',
  hidden: 'Verborgen',
  gone: 'Nicht mehr vorhanden',
  copied: 'In die Zwischenablage kopiert.',
  notCopied: 'Dieser Browser lässt die App nicht in die Zwischenablage schreiben.',
};
