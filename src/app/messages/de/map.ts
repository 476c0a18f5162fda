import type { ChapterMessages } from '#app/messages';

/** The screens, and how one gets from one to another. */
export const map: ChapterMessages['map'] = {
  title: 'Karte der Bildschirme',
  screen: 'Bildschirm',
  kind: 'Art',
  for: 'Für',
  leadsTo: 'Führt zu',
  reachedFrom: 'Erreichbar von',
  open: 'Bildschirm öffnen',
  kinds: {
    list: 'Liste',
    detail: 'Detailseite',
    create: 'Formular für Neues',
    edit: 'Formular',
    dashboard: 'Übersicht',
    text: 'Text',
  },
  noKind: 'Art offen',
  links: {
    row: 'über eine Zeile',
    create: 'neu anlegen',
    edit: 'ändern',
    related: 'über Zugehöriges',
    figure: 'über eine Kennzahl',
    reference: 'über einen Verweis',
    parent: 'zurück nach oben',
  },
  asSeenBy: (role) => `Wie ${role} es sieht`,
  sketched: 'Nach dem Dokument gezeichnet',
  unreached: 'Niemand kommt hierher',
  unreachedCount: (count) =>
    count === 1 ? 'Zu 1 Bildschirm kommt niemand.' : `Zu ${count} Bildschirmen kommt niemand.`,
  why: {
    nobody: 'Keine Rolle darf ihn öffnen.',
    second: 'Links führen zu einem anderen Bildschirm dieser Art für dieselben Datensätze: dem ersten im Dokument.',
    address: 'Seine Adresse verlangt etwas, das seine Datensätze nicht haben.',
    noLink: 'Er zeigt einen Datensatz, und kein Bildschirm führt zu ihm.',
    below: 'Er liegt unter einem anderen Bildschirm, darum fehlt er in der Navigation, und sonst führt nichts zu ihm.',
  },
};
