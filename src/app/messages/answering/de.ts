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
    room: (most) => `Höchstens ${most} Dateien.`,
    most: (size, isEach) => `${isEach ? 'Je bis' : 'Bis'} zu ${size}.`,
    mostAssumed: (size, isEach) => `${isEach ? 'Je bis' : 'Bis'} zu ${size}; diese Grenze ist angenommen.`,
    tooLarge: (name, size, most) => `${name} hat ${size}; höchstens ${most} können aufbewahrt werden.`,
    notAnImage: (name) => `${name} ist kein Bild, das ein Browser zeigen kann.`,
    otherType: (name, types) => `${name} ist von anderer Art; möglich: ${types}.`,
    types: (types) => `Möglich: ${types}.`,
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
    hint: 'Eingabetaste oder Komma fügt das Geschriebene hinzu.',
    room: (most) => `Höchstens ${most} ${most === 1 ? 'Stichwort' : 'Stichwörter'}.`,
    remove: (name) => `${name} entfernen`,
    twice: (name) => `${name} ist schon da.`,
  },
};
