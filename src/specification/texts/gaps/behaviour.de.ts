import type { behaviour as english } from './behaviour.en.ts';

/** States, rules and rights. */
export const behaviour: typeof english = {
  'lifecycle.field': (subject) => ({
    missing: `Das Feld für den Zustand von „${subject}“`,
    question: `In welchem Feld steht der Zustand von „${subject}“?`,
    meanwhile:
      'Ein Feld, das wie ein Zustand heißt oder die Zustände zur Wahl stellt, hält ihn fest; sonst wird er neben den Feldern gespeichert.',
  }),
  'lifecycle.states': (subject) => ({
    missing: `Die Zustände von „${subject}“`,
    question: `Welche Zustände kann „${subject}“ haben?`,
    meanwhile: 'Es erscheint kein Zustand.',
  }),
  'lifecycle.initial': (subject) => ({
    missing: `Der Anfangszustand von „${subject}“`,
    question: `In welchem Zustand beginnt „${subject}“?`,
    meanwhile: 'Ein neuer Datensatz hat keinen Zustand, und kein Übergang führt weiter.',
  }),
  'lifecycle.transitions': (subject) => ({
    missing: `Was „${subject}“ von einem Zustand zum nächsten bringt`,
    question: `Was bringt „${subject}“ von einem Zustand zum nächsten?`,
    meanwhile: 'Keine Schaltfläche ändert den Zustand.',
  }),
  'state.editable': (subject) => ({
    missing: `Was änderbar ist: ${subject}`,
    question: `Welche Felder sind in diesem Zustand änderbar: ${subject}?`,
    meanwhile: 'Keines davon.',
  }),
  'transition.from': (subject) => ({
    missing: `Wo der Übergang beginnt: ${subject}`,
    question: `Aus welchen Zuständen führt dieser Übergang: ${subject}?`,
    meanwhile: 'Niemand kann ihn auslösen.',
  }),
  'transition.to': (subject) => ({
    missing: `Wohin der Übergang führt: ${subject}`,
    question: `In welchen Zustand führt dieser Übergang: ${subject}?`,
    meanwhile: 'Niemand kann ihn auslösen.',
  }),
  'transition.guard': (subject) => ({
    missing: `Die Voraussetzung: ${subject}`,
    question: `Was muss gelten, bevor das möglich ist: ${subject}?`,
    meanwhile: 'Die Schaltfläche ist nicht bedienbar.',
  }),
  'transition.asks': (subject) => ({
    missing: `Was dabei abgefragt wird: ${subject}`,
    question: `Welche Felder werden dabei ausgefüllt: ${subject}?`,
    meanwhile: 'Es wird nichts weiter abgefragt.',
  }),
  'rule.entity': (subject) => ({
    missing: `Worum es bei der Regel „${subject}“ geht`,
    question: `Für Datensätze welcher Entität gilt „${subject}“?`,
    meanwhile: 'Die Regel greift nie.',
  }),
  'rule.assert': (subject) => ({
    missing: `Was die Regel „${subject}“ verlangt`,
    question: `Was muss für „${subject}“ gelten?`,
    meanwhile: 'Die Regel greift nie.',
  }),
  'rule.when': (subject) => ({
    missing: `Wann die Regel geprüft wird: ${subject}`,
    question: `Wann gilt das: ${subject}?`,
    meanwhile: 'Die Regel greift nie.',
  }),
  'rule.at': (subject) => ({
    missing: `Wo die Regel „${subject}“ gezeigt wird`,
    question: `Welche Felder zeigen, dass „${subject}“ nicht erfüllt ist?`,
    meanwhile: 'Es steht beim ersten Feld, das die Regel vergleicht.',
  }),
  'rule.error': (subject) => ({
    missing: `Der Fehler zur Regel „${subject}“`,
    question: `Welcher Text erscheint, wenn „${subject}“ nicht erfüllt ist?`,
    meanwhile: 'Stattdessen steht dort der Name der Regel.',
  }),
  'access.roles': (subject) => ({
    missing: subject ? `Die Rollen: ${subject}` : 'Die Rollen',
    question: subject
      ? `Welche Rollen gibt es? Genannt werden diese, und keine davon steht fest: ${subject}. Sind das alle?`
      : 'Welche Rollen gibt es?',
    meanwhile: 'Niemand hat eine Rolle.',
  }),
  'access.inherits': (subject) => ({
    missing: `Was geerbt wird: ${subject}`,
    question: `Von welchen Rollen erbt diese die Berechtigungen: ${subject}?`,
    meanwhile: 'Sie erbt nichts, was erlaubt, und alles, was verbietet.',
  }),
  'access.users': () => ({
    missing: 'Die Benutzerkonten',
    question: 'Welche Entität enthält die Benutzerkonten, und in welchem Feld stehen die Rollen?',
    meanwhile: 'Eine Rolle steht für eine Person.',
  }),
  'access.permissions': () => ({
    missing: 'Was jede Rolle darf',
    question: 'Was darf jede Rolle sehen und tun?',
    meanwhile: 'Alle dürfen alles; das ist als angenommen gekennzeichnet.',
  }),
  'access.closed': () => ({
    missing: 'Was jede Rolle darf',
    question: 'Was darf jede Rolle sehen und tun?',
    meanwhile: 'Was darüber geschrieben steht, lässt sich nicht verwenden: Niemand darf etwas tun.',
  }),
  'access.permission': (subject) => ({
    missing: `Ein Teil einer Berechtigung: ${subject}`,
    question: `Für wen, wozu und worauf gilt diese Berechtigung: ${subject}?`,
    meanwhile: 'Sie erlaubt nichts; ein Verbot gilt für alles, was der Teil bedeuten könnte.',
  }),
  'access.action': (subject) => ({
    missing: `Wer das darf: ${subject}`,
    question: `Welche Rolle darf das: ${subject}?`,
    meanwhile: 'Niemand darf es.',
  }),
};
