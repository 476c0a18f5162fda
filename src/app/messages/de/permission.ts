import type { Messages } from '#app/messages';
import { listed } from '#components/locale';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: 'Dafür fehlt die Berechtigung',
  noAccess: (screen) => `Kein Zugang zu „${screen}“`,
  closed: 'Ein Teil von Kapitel 6 ist nicht lesbar. Bis dahin hat niemand Zugang.',
  deniedText: (role) => `Aktuelle Rolle: ${role}.`,
  openTo: (roles) => `Nur zugänglich für: ${listed('de', roles)}.`,
  unknown: 'Die Spezifikation lässt offen, wer das darf',
  notYet: 'Das ist noch nicht möglich.',
  needs: (fields) => `Zuerst ausfüllen: ${listed('de', fields)}.`,
  answeredBy: (roles) => `Das können: ${listed('de', roles)}.`,
  restsOn: (fields) => `Hängt ab von: ${listed('de', fields)}.`,
  onlyOwn: (field) => `Nur für die unter „${field}“ genannte Person.`,
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
  notShown: 'Die Spezifikation lässt offen, wann das erlaubt ist.',
};
