import type { Contradicted, Open, Untried } from './reasons.en.ts';

export const untried: Untried = {
  noneToWrite: (entity) => `Es fand sich kein Eintrag „${entity}“, den jemand so speichern darf.`,
  noneMade: (entity) => `Es fand sich niemand, der „${entity}“ anlegen darf und es danach sieht.`,
  noneChanged: (entity) => `Es fand sich niemand, der „${entity}“ ändern darf und sieht, was daraus wird.`,
  noneFor: (entity) => `Es fand sich kein Eintrag „${entity}“, für den es erlaubt ist.`,
  noneAgainst: (entity) => `Es fand sich kein Eintrag „${entity}“, für den es nicht erlaubt ist.`,
  noneInState: (entity, state) => `Es fand sich kein Eintrag „${entity}“ in ${state}, an dem es sich versuchen lässt.`,
  noneHeldBack: (entity, state) => `Es fand sich kein Eintrag „${entity}“ in ${state}, den die Bedingung aufhält.`,
  noneFree: (entity) => `Es fand sich kein Eintrag „${entity}“, auf den nichts verweist.`,
  noneReferring: (entity) =>
    `Es fand sich kein Eintrag „${entity}“, auf den verwiesen wird und den jemand löschen darf.`,
  noneThere: (entity) => `Kein Eintrag „${entity}“ ist so, wie er sein müsste, und es lässt sich keiner hinstellen.`,
  nobodyMay: (does, entity) => `Es fand sich niemand, der ${does} bei „${entity}“ darf.`,
  nobodyKept: 'Es fand sich niemand, der es darf und dem ein Feld verwehrt ist.',
  nobodyChanges: (entity, state) => `Niemand darf „${entity}“ in ${state} ändern, was immer der Zustand sagt.`,
  nobodySees: (entity) => `Niemand sieht jeden Eintrag „${entity}“ und alles, woraus es errechnet wird.`,
  noOperation: (does, entity) => `Es gibt keinen Aufruf für ${does} bei „${entity}“.`,
  noOtherAnswer: 'Es gibt keine andere Angabe, die sich senden ließe.',
  noWrongAnswer: 'Er nimmt keine Angabe an, die falsch sein könnte.',
  tooFew: (entity) => `Es gibt zu wenige Einträge unter „${entity}“, als dass es sich zeigte.`,
  noCredentials: (role) => `Für ${role} fehlen Zugangsdaten: --credentials oder --header nennt sie.`,
  figures: 'Die Zahlen einer Übersicht errechnet die App selbst: ein Server wird nicht danach gefragt.',
  nothingAlong: 'Worauf Einträge verweisen, kommt hier nicht mit, und muss es auch nicht.',
  broken: (what) => `Es ließ sich nicht versuchen, durch einen Fehler dessen, was versucht: ${what}`,
  stopped: 'Der Server antwortete nicht mehr.',
};

export const open: Open = {
  noKept: 'Es fand sich kein Wert, der alles einhält, was das Dokument von dem Feld sagt.',
  noBroken: 'Nichts verletzt es, ohne zugleich etwas anderes zu verletzen, was das Dokument von dem Feld sagt.',
  everybodyPasses: 'Wer es darf, erfüllt auch die Bedingung: es gibt niemanden, den sie aufhalten könnte.',
  everybodyMay: 'Alle dürfen es: es gibt niemanden, der abzuweisen wäre.',
  noAssert: (rule) =>
    `Das Dokument sagt, dass der Server „${rule}“ einhält, aber nicht, was gelten muss. Steht es unter assert, so wird es versucht; bis dahin muss es beweisen, wer den Server baut.`,
  signIn: (status) =>
    `${status} gilt dem, der nicht angemeldet ist, und hier meldet sich niemand an: Rollen werden nur vorgeführt. Versucht wird es an einem Server, mit --address und Zugangsdaten.`,
  tooMany: (status) =>
    `${status} gilt zu vielen Anfragen auf einmal, und das Dokument sagt nicht, wie viele das sind. Nur ein Lasttest des Servers kann es herbeiführen.`,
  unavailable: (status) =>
    `${status} gilt einem Server, der ausgefallen ist, und keine Anfrage führt das herbei. Nachsehen lässt es sich nur, wo der Server läuft: indem man ihm nimmt, was er braucht.`,
  status: (status) =>
    `Nichts, was das Dokument sagt, führt zu ${status}: zu nennen ist die Regel oder das Recht, durch das es dazu kommt.`,
  nothingRests:
    'Nichts, was sich versuchen lässt, nennt es: es gehört zu einem Aufruf oder einer Regel, oder es entfällt.',
  notShown: 'Das Dokument zeigt davon nicht alles: Was fehlt, kann alles sein.',
  noOtherKey: (entity) => `Es fand sich kein anderer Schlüssel für „${entity}“.`,
};

export const contradicted: Contradicted = {
  status: (asked, wanted, got) => `${asked}: zu antworten war ${wanted}, nicht ${got}`,
  or: ' oder ',
  notDone: (asked, got) => `${asked}: es war zu tun, und die Antwort war ${got}`,
  notRefused: (asked, pointer, code, got) => `${asked}: ${pointer} war wegen ${code} abzulehnen, nicht ${got}`,
  otherProblem: (asked, wanted, got) => `${asked}: zu melden war ${wanted}, nicht ${got}`,
  otherTitle: (asked, wanted, got) => `${asked}: der Titel war „${wanted}“, nicht „${got}“`,
  elsewhere: (asked, at, got) => `${asked}: das Problem war bei ${at} zu zeigen, nicht bei ${got}`,
  nowhere: 'keinem Feld',
  noJson: (asked, type) => `${asked}: die Antwort ist kein JSON, sondern ${type}`,
  noAnswer: (asked, why) => `${asked}: es kam keine Antwort (${why})`,
  formSilent: (code, at) => `Ein Formular sagt bei ${at} nichts von ${code}.`,
  formRefuses: (code, at) => `Ein Formular beanstandet ${code} bei ${at}.`,
  formPasses: (rule) => `Ein Formular sagt nichts von ${rule}.`,
  value: (asked, name, is, wanted) => `${asked}: ${name} ist ${is}, nicht ${wanted}`,
  missing: (asked, name) => `${asked}: ${name} fehlt`,
  shown: (asked, name) => `${asked}: ${name} war zu verbergen`,
  count: (asked, wanted, is) => `${asked}: ${wanted} waren aufzuführen, nicht ${is}`,
  notListed: (asked, key) => `${asked}: ${key} ist nicht aufgeführt`,
  order: (asked, name) => `${asked}: ${name} ist nicht geordnet`,
  notIncluded: (asked, key) => `${asked}: ${key} kommt nicht mit`,
  key: (asked, key) => `${asked}: der Schlüssel ist '${key}'`,
  keyUnfit: (asked, key, pattern) => `${asked}: der Schlüssel '${key}' passt nicht zu ${pattern}`,
  history: (asked, name) => `${asked}: der Verlauf sagt nicht, was ${name} war und was es jetzt ist`,
  historyState: (asked, state) => `${asked}: der Verlauf sagt nicht, dass es zu ${state} kam`,
  stillReferred: (asked) => `${asked}: noch immer wird darauf verwiesen`,
  allows: (asked, allowed) => `${asked}: erlaubt ist dort ${allowed}`,
  secondPage: (asked) => `${asked}: die zweite Seite ist nicht, was nach der ersten kommt`,
  secondRecord: (asked) => `${asked}: ein zweiter Eintrag wurde angelegt`,
  noProblem: (asked, type) => `${asked}: die Ablehnung war als application/problem+json zu sagen, nicht als ${type}`,
  location: (asked, got) => `${asked}: Location hatte zu sagen, wo der neue Eintrag zu finden ist, und ist ${got}`,
  undeclared: (asked, name) => `${asked}: geantwortet wird ${name}, und das Dokument hat kein solches Feld`,
  refusedSample: (at, code) => `${at}: ${code}`,
};
