import type { ProblemValues } from '../../problem.ts';
import type { checks as english } from './checks.en.ts';
import { expressions } from './expressions.de.ts';
import { fields } from './fields.de.ts';
import { listed, plain, suggestion } from './reading.de.ts';
import { type Statable, statedForm } from './stated-form.ts';

const unknown =
  (none: string, kind?: Statable) =>
  (values: ProblemValues): string =>
    `${none} heißt „${values.name}“${suggestion(values)}${kind ? orStated(values, kind) : ''}`;

function orStated(values: ProblemValues, kind: Statable): string {
  const { chapter, form } = statedForm(values, kind) ?? {};
  return form ? `; oder in Kapitel ${chapter} angeben: \`${form}\`` : '';
}

/** What can be wrong with facts that were read, held against one another. */
export const checks: typeof english = {
  'unknown.action': unknown('Keine Aktion'),
  'unknown.call': unknown('Kein Aufruf'),
  'unknown.choice': (values) => `„${values.name}“ steht nicht zur Auswahl${suggestion(values)}`,
  'unknown.constant': unknown('Keine Konstante', 'constant'),
  'unknown.entity': unknown('Keine Entität', 'entity'),
  'unknown.error': unknown('Kein Fehler', 'error'),
  'unknown.field': (values) =>
    values.owner
      ? `${listed(values.owner, 'disjunction')} hat kein Feld „${values.name}“${suggestion(values)}`
      : `Es gibt kein Feld „${values.name}“${suggestion(values)}`,
  'unknown.stateField': ({ name, owner }) =>
    `„${owner}“ hat kein Feld „${name}“; ist das sein Zustand, in Kapitel 4 unter „${owner}“ \`field: ${name}\` schreiben und bei seinen Feldern \`${name}: { type: string }\``,
  'unknown.role': unknown('Keine Rolle', 'role'),
  'unknown.screen': unknown('Kein Bildschirm'),
  'unknown.state': unknown('Kein Zustand'),
  'unknown.type': (values) =>
    `„${values.name}“ ist weder ein Typ noch eine Entität${suggestion(values)}${orStated(values, 'entity')}`,
  'open.name': ({ names }) =>
    `\`…\` hält den Platz eines Namens frei; ersetzen durch ${names ? listed(names, 'disjunction') : 'den gemeinten'}`,
  'open.value': ({ written = '…', example }) =>
    `\`${written}\` hält den Platz von etwas frei, das noch fehlt; ersetzen durch das Gemeinte, etwa wie in \`${example}\``,
  'open.key': ({ written }) =>
    `\`…\` hält den Platz eines Schlüssels frei; ersetzen durch das, wovon „${written}“ handelt, oder weglassen`,
  twice: ({ name }) => `„${name}“ steht hier doppelt; eines davon weglassen`,

  'purpose.locale': ({ name }) => `„${name}“ ist kein Sprachkürzel; richtig wäre etwa \`de\` oder \`pt-BR\``,
  'purpose.language': ({ name }) =>
    `Es gibt keine Sprache „${name}“; richtig wäre ein Sprachkürzel wie \`de\` oder \`pt-BR\``,
  'purpose.currency': (values) => `Es gibt keine Währung „${values.name}“${suggestion(values)}`,
  'purpose.timeZone': (values) =>
    `Es gibt keine Zeitzone „${values.name}“${suggestion(values) || '; richtig wäre etwa `Europe/Berlin`'}`,

  'screen.address': ({ address, name }) =>
    `Der Pfad „${address}“ führt auch zum Bildschirm „${name}“; einem von beiden einen anderen geben`,
  'screen.ownAddress': ({ address }) =>
    `„${address}“ ist eine Adresse der App selbst; dem Bildschirm einen anderen Pfad geben`,
  'screen.parameter': ({ name, key, owner }) =>
    `„${name}“ ist kein Feld von „${owner}“; die Datensätze sind über ihren Schlüssel zu finden: \`:${key}\``,
  'screen.withoutParameter': ({ kind, key }) =>
    `Für welchen Datensatz dieser Bildschirm (\`kind: ${kind}\`) ist, bleibt offen; den Pfad mit dem Schlüssel enden lassen: \`/:${key}\``,
  'screen.parents': ({ circle }) => `Die Bildschirme sind einander im Kreis untergeordnet: ${circle}`,
  'screen.keyword': ({ key, kind, kinds }) =>
    `\`${key}\` bewirkt bei \`kind: ${kind}\` nichts; es gehört zu ${plain(kinds)}`,
  'screen.demanded': ({ owner, names }) =>
    `Für „${owner}“ ist ${listed(names)} Pflicht, und kein Schritt fragt danach; in einen aufnehmen oder in Kapitel 3 einen \`default\` angeben`,
  'screen.lifecycle': ({ name }) =>
    `„${name}“ hat keinen Lebenszyklus, der sich zeigen ließe; einen in Kapitel 4 festlegen`,
  'screen.history': ({ name }) =>
    `„${name}“ führt keinen Verlauf, der sich zeigen ließe; in Kapitel 3 \`history: true\` festlegen`,
  'screen.pageSize': ({ limit, most }) => `Eine Seite hat 1 bis ${most} Datensätze, nicht ${limit}`,
  'screen.relatedNone': ({ name, owner }) => `Kein Feld von „${name}“ verweist auf „${owner}“`,
  'screen.relatedField': ({ name, owner, names }) =>
    `„${name}“ verweist nicht auf „${owner}“${names ? `; es gibt ${listed(names)}` : ''}`,
  'address.parameterTwice': ({ name }) =>
    `Der Pfad nennt „${name}“ doppelt; jeder Parameter braucht einen eigenen Namen`,
  'view.on': () => 'Nur ein Kalender richtet sich nach einem Datum: `as: calendar` festlegen oder `on` weglassen',
  'view.date': ({ name }) => `Ein Kalender richtet sich nach einem Datum, und „${name}“ ist keines`,
  'widget.of': () => 'Es gibt nichts zu zählen; eine Entität nennen',
  'widget.line': ({ name }) =>
    `Eine Linie braucht ein Datum, „${name}“ ist keines; ein Datum wählen oder \`kind: bars\``,
  'widget.per': ({ name }) => `Nach Tag, Woche, Monat oder Jahr lässt sich nur ein Datum zählen; „${name}“ ist keines`,
  'widget.by': ({ kind }) =>
    `${kind === 'line' ? 'Eine Linie braucht' : 'Balken brauchen'} ein Feld, nach dem gruppiert wird`,
  'widget.figure': () => 'Eine Kennzahl ist eine einzige Zahl: `by` bewirkt nichts; `kind: bars` verwenden',
  'widget.count': () =>
    'Gezählt werden Datensätze, gleich welches Feld: `field` weglassen oder sum, average, min oder max wählen',
  'widget.fieldAlone': () =>
    'Was aus dem Feld berechnet wird, bleibt offen; `aggregate: sum`, average, min oder max ergänzen',
  'widget.aggregate': ({ aggregate, name }) =>
    `\`aggregate: ${aggregate}\` gibt es bei „${name}“ nicht, denn das ist keine Zahl`,

  'lifecycle.fieldKind': ({ name }) => `„${name}“ kann keinen Zustand enthalten; ein Text kann es: \`type: string\``,
  'lifecycle.fieldDefault': ({ name }) =>
    `„${name}“ enthält den Zustand und beginnt mit dem \`initial\` des Lebenszyklus; \`default\` weglassen`,
  'lifecycle.fieldComputed': ({ name }) =>
    `„${name}“ enthält den Zustand, und den ändern nur Übergänge; berechnen lässt er sich nicht`,
  'lifecycle.fieldEnum': ({ name }) =>
    `In der Auswahl fehlt der Zustand „${name}“; \`enum\` weglassen, die Zustände sind die Auswahl`,
  'lifecycle.stateAsked': ({ name }) =>
    `„${name}“ enthält den Zustand, und den ändern nur Übergänge; nicht danach fragen`,
  'lifecycle.stateEditable': ({ name }) =>
    `„${name}“ enthält den Zustand, und den ändern nur Übergänge; es ist nie änderbar`,
  'lifecycle.fieldMissing': ({ name, owner }) =>
    `„${owner}“ hat kein Feld „${name}“, das seinen Zustand festhält; bei seinen Feldern \`${name}: { type: string }\` schreiben`,
  'lifecycle.unreachable': ({ name, from }) =>
    `Von „${from}“ führt nichts zum Zustand „${name}“; einen Übergang ergänzen oder den Zustand weglassen`,
  'transition.name': ({ name }) =>
    `„${name}“ bezeichnet schon eine Aktion für jeden Datensatz; dem Übergang einen eigenen Namen geben`,
  'transition.leaves': ({ example }) =>
    `Die Zustände, die ein Übergang verlässt, stehen in einer Liste; richtig wäre \`${example}\``,
  'transition.from': () => 'Ein Übergang führt aus einem Zustand; diesen nennen oder den Übergang weglassen',
  'transition.to': () => 'Ein Übergang führt in einen Zustand; diesen nennen oder den Übergang weglassen',
  'transition.confirm': ({ name, example }) =>
    `Vorher wird eine Frage in Worten gestellt, nicht „${name}“; \`${example}\` schreiben, oder \`none\``,
  'transition.final': ({ name }) =>
    `„${name}“ ist ein Endzustand, und dieser Übergang führt heraus; eines von beiden streichen`,
  'transition.asksComputed': ({ name }) => `„${name}“ wird berechnet: Das kann niemand ausfüllen`,
  'transition.callAgain': ({ name, path }) =>
    `Der Aufruf „${name}“ gehört schon zu \`${path}\`; jeder Übergang braucht einen eigenen`,
  'transition.callOther': ({ name, does }) => `Der Aufruf „${name}“ tut etwas anderes: ${does}`,

  'rule.excludes': ({ name, left, right }) =>
    `Kein Datensatz lässt sich speichern: \`${left}\` und was die Regel „${name}“ verlangt, \`${right}\`, schließen einander aus`,
  'rule.others': ({ name }) =>
    `\`records.${name}\` sind die anderen: Mit dem Datensatz selbst darf es einer mehr sein; richtig wäre \`<\` statt \`<=\``,
  'rule.nothing': () =>
    'Eine Regel, die nichts verlangt, greift nie; festlegen, was gelten muss, oder die Regel weglassen',

  'access.none': ({ key }) =>
    `\`none\` bedeutet bei \`${key}\` nichts; sagen, was gilt, oder den ganzen Eintrag weglassen`,
  'access.everything': ({ name, key }) => `„${name}“ ist hier kein Name; für alles \`${key}: all\` schreiben`,
  'access.words': ({ example }) =>
    `Eine Aktion steht für sich allein, und woran sie geschieht, steht unter \`on\`; richtig wäre \`${example}\``,
  'access.circle': ({ circle }) => `Die Rollen erben im Kreis voneinander: ${circle}`,
  'access.denied': ({ path }) =>
    `Das ist niemandem erlaubt: \`${path}\` verbietet es, und Verbote gehen vor; eins von beiden weglassen`,
  'access.deniesAll': ({ key }) => `Ohne \`${key}\` verbietet es alles; wenn das gemeint ist: \`${key}: all\``,
  'access.idle': ({ path, example }) =>
    `\`${path}\` erlaubt dasselbe ohne diese Bedingung, die so nichts begrenzt; zum Begrenzen stattdessen \`${example}\` schreiben`,
  'access.begun': ({ role, owner, names }) =>
    `„${role}“ darf „${owner}“ anlegen, aber nicht angeben, was dafür Pflicht ist: ${listed(names)}; bei \`fields\` aufnehmen oder einen \`default\` angeben`,
  'access.shut': ({ action, owner, name, example }) =>
    `Niemand darf \`${action}\` bei „${owner}“: Den Bildschirm „${name}“ sieht daher niemand; ist das nicht gemeint, \`${example}\` schreiben`,
  'access.usersRoles': ({ name }) => `„${name}“ kann keine Rollen enthalten; eine Liste von Texten kann es`,

  'call.address': ({ address, name }) =>
    `Der Aufruf „${name}“ hat bereits die Adresse ${address}; einem von beiden eine andere geben`,
  'call.ownAddress': ({ address }) =>
    `„${address}“ ist eine Adresse der App selbst; dem Aufruf einen anderen Pfad geben`,
  'call.withoutParameter': ({ does }) =>
    `Für welchen Datensatz „${does}“ gilt, bleibt offen; der Pfad braucht einen Parameter: \`/{id}\``,
  'call.parameter': ({ does, name }) =>
    `Welches „${name}“ gemeint ist, bleibt offen: Bei „${does}“ geht es um keinen vorhandenen Datensatz; den Parameter im Pfad weglassen`,
  'call.again': ({ name, does, owner }) =>
    `Das tut bereits „${name}“ (${does} von „${owner}“); verwendet wird nur der erste Aufruf`,
  'call.body': ({ method }) => `Bei \`method: ${method}\` gibt es kein \`body\``,
  'call.pagination': ({ does }) => `Nur Listen haben Seiten; hier steht „${does}“`,
  'call.changes': ({ does, method }) =>
    `\`method: GET\` ändert nichts, ‚${does}‘ aber schon; schreiben Sie \`method: ${method}\``,
  'call.concurrency': ({ does }) => `„${does}“ ändert keinen vorhandenen Eintrag: Es gibt keinen Stand zu vergleichen`,
  'call.idempotencyKey': ({ method }) =>
    `\`method: ${method}\` ändert nichts: Für einen zweiten Versuch ist kein Schlüssel nötig`,

  'error.shown': ({ status }) =>
    `Ein Fehler mit HTTP-Status ${status} gehört zu keinem Feld; als Seite oder als Banner anzeigen`,
  'error.compare': ({ status }) => `Zwei Fassungen vergleichen hilft nach 409 oder 412, nicht nach ${status}`,
  'error.signIn': ({ status }) => `Neu anmelden hilft nach 401 oder 403, nicht nach ${status}`,

  'constant.unit': ({ name, key, number, unit }) =>
    `„${name}“ bleibt ein Text, denn „${unit}“ ist keine bekannte Einheit; ist es eine, wäre \`${key}: { value: ${number}, unit: ${unit} }\` richtig`,
  'constant.text': ({ name, example }) =>
    `„${name}“ bleibt ein Text, mit dem nicht gerechnet wird; ist es eine Zahl, wäre \`${example}\` richtig`,
  'constant.expression': () =>
    'Eine Konstante ist ein Wert: Hier wird kein Ausdruck berechnet; das Ergebnis hinschreiben',
  ...fields,
  ...expressions,
};
