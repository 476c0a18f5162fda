import type { Messages } from '#app/messages';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: 'Mit dieser Rolle nicht erlaubt',
  deniedText: (role) => `Die Rolle „${role}“ darf das nicht sehen.`,
  openTo: (roles) => `Zugang hat: ${roles}.`,
  unknown: 'Offen ist, wer das darf',
  notYet: 'Das ist noch nicht möglich.',
  needs: (fields) => `Zuerst ausfüllen: ${fields}.`,
  restsOn: (fields) => `Davon hängt es ab: ${fields}.`,
  asks: (condition) => `Voraussetzung: ${condition}.`,
  notShown: 'In der Spezifikation ist offen, wann das erlaubt ist.',
};
