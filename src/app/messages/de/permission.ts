import type { Messages } from '#app/messages';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: 'Mit dieser Rolle nicht erlaubt',
  closed: 'Etwas in Kapitel 6 ist nicht lesbar: Bis es das ist, darf niemand.',
  deniedText: (role) => `Die Rolle „${role}“ darf das nicht sehen.`,
  openTo: (roles) => `Zugang hat: ${roles}.`,
  unknown: 'Offen ist, wer das darf',
  notYet: 'Das ist noch nicht möglich.',
  needs: (fields) => `Zuerst ausfüllen: ${fields}.`,
  restsOn: (fields) => `Davon hängt es ab: ${fields}.`,
  sentence: (what) => `${what}.`,
  must: {
    '==': (what, other) => `${what} muss ${other} sein`,
    '!=': (what, other) => `${what} darf nicht ${other} sein`,
    '<': (what, other) => `${what} muss kleiner sein als ${other}`,
    '<=': (what, other) => `${what} darf höchstens ${other} sein`,
    '>': (what, other) => `${what} muss größer sein als ${other}`,
    '>=': (what, other) => `${what} muss mindestens ${other} sein`,
    inTime: {
      '<': (what, other) => `${what} muss vor ${other} liegen`,
      '<=': (what, other) => `${what} darf nicht nach ${other} liegen`,
      '>': (what, other) => `${what} muss nach ${other} liegen`,
      '>=': (what, other) => `${what} darf nicht vor ${other} liegen`,
    },
    shareOf: (percent, what) => `${percent} von ${what}`,
    butIs: (said, now) => `${said} (jetzt ${now})`,
    and: '. ',
  },
  notShown: 'In der Spezifikation ist offen, wann das erlaubt ist.',
};
