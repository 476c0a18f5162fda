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
    create: 'Formular (neu)',
    edit: 'Formular (bearbeiten)',
    dashboard: 'Übersicht',
    text: 'Text',
  },
  noKind: 'Art nicht festgelegt',
  links: {
    row: 'über eine Zeile',
    create: 'neu anlegen',
    edit: 'ändern',
    related: 'über zugehörige Datensätze',
    figure: 'über eine Kennzahl',
    reference: 'über einen Verweis',
    parent: 'zurück',
  },
  asSeenBy: (role) => `Ansicht für ${role}`,
  sketched: 'Nach dem Dokument gezeichnet',
  unreached: 'Nicht erreichbar',
  unreachedCount: (count) =>
    count === 1 ? '1 Bildschirm ist nicht erreichbar.' : `${count} Bildschirme sind nicht erreichbar.`,
  why: {
    nobody: 'Keine Rolle darf ihn öffnen.',
    second: 'Links führen zu einem anderen Bildschirm dieser Art für dieselben Datensätze: dem ersten im Dokument.',
    address: 'Seine Adresse verlangt etwas, das seine Datensätze nicht haben.',
    noLink: 'Er zeigt einen Datensatz, und kein Bildschirm führt zu ihm.',
    below: 'Er liegt unter einem anderen Bildschirm, darum fehlt er in der Navigation, und sonst führt nichts zu ihm.',
  },
};
