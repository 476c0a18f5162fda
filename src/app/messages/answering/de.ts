import type { Answering } from './en.ts';

/** What inputs say beyond their labels. */
export const de: Answering = {
  markdown: {
    preview: 'Vorschau',
    formatting: 'Formatierung:',
    example: '**fett**, *kursiv*, # Überschrift, - Liste, > Zitat, [Wörter](https://…)',
  },
  color: { pick: 'Farbe wählen' },
  rating: { stars: (count, most) => `${count} von ${most}`, none: 'Keine Bewertung' },
  duration: { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' },
  file: {
    limit: ({ most, size, isEach, isAssumed, kinds }) =>
      `${kinds ? `${kinds}: bis zu` : 'Bis zu'} ${most ? `${most}${kinds ? '' : ' Dateien'}, ` : ''}${isEach ? 'je ' : ''}${size}${isAssumed ? ' (angenommen)' : ''}`,
    tooLarge: (name, size, most) => `${name} ist ${size} groß. Möglich sind höchstens ${most}.`,
    notAnImage: (name) => `${name} ist kein Bild, das ein Browser zeigen kann.`,
    otherType: (name, types) => `${name} hat den falschen Dateityp. Möglich: ${types}.`,
    unreadable: (name) => `${name} lässt sich nicht lesen.`,
    tooMany: (name, most) => `${name} wurde nicht hinzugefügt: Höchstens ${most} sind möglich.`,
    remove: (name) => `${name} entfernen`,
  },
  items: {
    place: (label, place, count) => `${label}: ${place} von ${count}`,
    up: (place) => `Eintrag ${place} nach oben`,
    down: (place) => `Eintrag ${place} nach unten`,
    copy: (place) => `Eintrag ${place} duplizieren`,
    remove: (place) => `Eintrag ${place} entfernen`,
    removed: (place) => `Eintrag ${place} ist entfernt.`,
    undo: 'Rückgängig',
  },
  tags: {
    hint: 'Mit Eingabetaste oder Komma hinzufügen.',
    room: (most) => `Höchstens ${most} ${most === 1 ? 'Stichwort' : 'Stichwörter'}.`,
    remove: (name) => `${name} entfernen`,
    twice: (name) => `${name} gibt es schon.`,
  },
};
