import type { Tools } from './en.ts';

/** Filling in a form, and what becomes of what is typed. */
export const form: Tools['form'] = {
  draft: (when) => `Entwurf wiederhergestellt (${when})`,
  draftText: 'Er lag in diesem Browser. Speichern, oder verwerfen und zum Datensatz zurückkehren.',
  newDraftText: 'Er lag in diesem Browser. Weiterbearbeiten oder verwerfen.',
  draftKept: 'Die Eingaben sind als Entwurf in diesem Browser gespeichert.',
  draftOnlyHere:
    'Die Eingaben bleiben nur, bis dieser Tab geschlossen wird: Der Browser hat keinen Platz für Entwürfe.',
  draftNotKept: 'Dieser Browser kann keinen Entwurf speichern',
  draftNotKeptText:
    'Sein Speicher ist voll oder gesperrt. Die Eingaben bleiben nur, solange diese Seite offen ist. Bitte vorher speichern.',
  discard: 'Entwurf verwerfen',
  draftDiscarded: 'Entwurf verworfen',
  savedAhead: 'Gespeichert, bis auf die neuesten Eingaben',
  savedAheadText: 'Sie stehen noch hier und sind als Entwurf gespeichert. Bitte noch einmal speichern.',
  aside: 'Ein Teil eines Entwurfs passt nicht mehr in dieses Formular',
  asideText: 'Er bleibt unverändert in diesem Browser. Was davon gebraucht wird, lässt sich kopieren.',
  tookTheirs: 'Die andere Fassung wurde übernommen',
  changedElsewhere: (name) => `${name} wurde inzwischen anderswo geändert. Beim Speichern wählen Sie, was gilt.`,
  leftFailed: (name) => `„${name}“ ist nicht gespeichert; die Eingaben sind als Entwurf erhalten`,
  allLocked: 'An diesem Datensatz ist derzeit nichts änderbar',
  backToForm: 'Zurück zum Formular',
  mostChosen: (most) => `Höchstens ${most}: eines abwählen, um ein anderes zu wählen.`,
};
