import type { ChapterWords } from './index.ts';

export const de: ChapterWords = {
  purpose: [
    ...['zweck', 'ziel', 'ziele', 'zielgruppe', 'zielgruppen', 'überblick', 'übersicht', 'einleitung', 'einführung'],
    ...['für wen', 'vision'],
  ],
  screens: [
    ...['bildschirm', 'bildschirme', 'ansicht', 'ansichten', 'seite', 'seiten', 'maske', 'masken', 'route', 'routen'],
    ...['navigation', 'oberfläche', 'oberflächen', 'dialoge'],
  ],
  entities: [
    ...['entität', 'entitäten', 'feld', 'felder', 'datenmodell', 'datenmodelle', 'datenfelder', 'domänenmodell'],
    ...['fachmodell', 'objekte', 'stammdaten', 'datenlexikon'],
  ],
  lifecycles: [
    ...['zustand', 'zustände', 'zustandsübergänge', 'zustandsmodell', 'zustandsautomat', 'übergang', 'übergänge'],
    ...['statusübergänge', 'statusmodell', 'lebenszyklus', 'lebenszyklen', 'arbeitsablauf', 'abläufe'],
  ],
  rules: [
    ...['regel', 'regeln', 'prüfregel', 'prüfregeln', 'prüfung', 'prüfungen', 'geschäftsregel', 'geschäftsregeln'],
    ...['validierung', 'validierungen', 'validierungsregeln', 'plausibilitäten'],
  ],
  access: [
    ...['rolle', 'rollen', 'recht', 'rechte', 'berechtigung', 'berechtigungen', 'berechtigungskonzept'],
    ...[
      'rollenkonzept',
      'rechtekonzept',
      'wer darf was',
      'zugriff',
      'zugriffe',
      'zugriffsrechte',
      'benutzerrechte',
      'nutzerrechte',
    ],
  ],
  calls: ['aufruf', 'aufrufe', 'schnittstelle', 'schnittstellen', 'endpunkt', 'endpunkte'],
  errors: ['fehler', 'fehlerkatalog', 'fehlermeldung', 'fehlermeldungen', 'fehlercodes', 'fehlerfälle'],
  constants: [
    ...['konstante', 'konstanten', 'grenze', 'grenzen', 'grenzwert', 'grenzwerte', 'limits', 'schwellenwerte'],
    ...['einstellungen', 'konfiguration', 'parameter'],
  ],
};
