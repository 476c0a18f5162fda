import type { ProblemValues } from '../../problem.ts';
import { expressions } from './expressions.en.ts';
import { fields } from './fields.en.ts';
import { listed, plain, suggestion } from './reading.en.ts';
import { type Statable, statedForm } from './stated-form.ts';

const unknown =
  (what: string, kind?: Statable) =>
  (values: ProblemValues): string =>
    `no ${what} is called '${values.name}'${suggestion(values)}${kind ? orStated(values, kind) : ''}`;

function orStated(values: ProblemValues, kind: Statable): string {
  const { chapter, form } = statedForm(values, kind) ?? {};
  return form ? `; or state it in chapter ${chapter}: \`${form}\`` : '';
}

/** What can be wrong with facts that were read, held against one another. */
export const checks = {
  'unknown.action': unknown('action'),
  'unknown.call': unknown('call'),
  'unknown.choice': (values: ProblemValues) => `'${values.name}' is none of the choices${suggestion(values)}`,
  'unknown.constant': unknown('constant', 'constant'),
  'unknown.entity': unknown('entity', 'entity'),
  'unknown.error': unknown('error', 'error'),
  'unknown.field': (values: ProblemValues) =>
    values.owner
      ? `${listed(values.owner, 'disjunction')} has no field called '${values.name}'${suggestion(values)}`
      : `there is no field called '${values.name}'${suggestion(values)}`,
  'unknown.stateField': ({ name, owner }: ProblemValues) =>
    `'${owner}' has no field called '${name}'; if that is its state, write \`field: ${name}\` below '${owner}' in chapter 4, and \`${name}: { type: string }\` among its fields`,
  'unknown.role': unknown('role', 'role'),
  'unknown.screen': unknown('screen'),
  'unknown.state': unknown('state'),
  'unknown.type': (values: ProblemValues) =>
    `'${values.name}' is neither a type nor an entity${suggestion(values)}${orStated(values, 'entity')}`,
  'open.name': ({ names }: ProblemValues) =>
    `\`…\` holds the place of a name; replace it with ${names ? listed(names, 'disjunction') : 'the one that is meant'}`,
  'open.value': ({ written = '…', example }: ProblemValues) =>
    `\`${written}\` holds the place of what is still to be said; replace it with what is meant, as in \`${example}\``,
  'open.key': ({ written }: ProblemValues) =>
    `\`…\` holds the place of a key; replace it with what '${written}' is about, or leave this out`,
  twice: ({ name }: ProblemValues) => `'${name}' stands here twice; leave one out`,

  'purpose.locale': ({ name }: ProblemValues) => `'${name}' is no language tag; write one such as \`de\` or \`pt-BR\``,
  'purpose.language': ({ name }: ProblemValues) =>
    `there is no language '${name}'; write a tag such as \`de\` or \`pt-BR\``,
  'purpose.currency': (values: ProblemValues) => `there is no currency '${values.name}'${suggestion(values)}`,
  'purpose.timeZone': (values: ProblemValues) =>
    `there is no time zone '${values.name}'${suggestion(values) || '; write one such as `Europe/Berlin`'}`,

  'screen.address': ({ address, name }: ProblemValues) =>
    `the path '${address}' also leads to the screen '${name}'; give one of them another`,
  'screen.ownAddress': ({ address }: ProblemValues) =>
    `'${address}' is the app's own address; give the screen another path`,
  'screen.parameter': ({ name, key, owner }: ProblemValues) =>
    `'${name}' is no field of '${owner}'; its records are found by their key: \`:${key}\``,
  'screen.withoutParameter': ({ kind, key }: ProblemValues) =>
    `nothing says which record this ${kind} screen is for; end the path with the key: \`/:${key}\``,
  'screen.parents': ({ circle }: ProblemValues) => `the screens lie below one another in a circle: ${circle}`,
  'screen.keyword': ({ key, kind, kinds }: ProblemValues) =>
    `a ${kind} screen does nothing with '${key}'; only ${plain(kinds)} screens do`,
  'screen.demanded': ({ owner, names }: ProblemValues) =>
    `a new '${owner}' requires ${listed(names)}, and no step asks for it; add it to one, or state a \`default\` in chapter 3`,
  'screen.lifecycle': ({ name }: ProblemValues) => `'${name}' has no lifecycle to show; state one in chapter 4`,
  'screen.history': ({ name }: ProblemValues) =>
    `'${name}' keeps no history to show; state \`history: true\` in chapter 3`,
  'screen.pageSize': ({ limit, most }: ProblemValues) => `a page has from 1 to ${most} records, not ${limit}`,
  'screen.relatedNone': ({ name, owner }: ProblemValues) => `no field of '${name}' refers to '${owner}'`,
  'screen.relatedField': ({ name, owner, names }: ProblemValues) =>
    `'${name}' does not refer to '${owner}'${names ? `; there is ${listed(names)}` : ''}`,
  'address.parameterTwice': ({ name }: ProblemValues) =>
    `the path names '${name}' twice; each parameter needs a name of its own`,
  'view.on': () => 'Only a calendar goes by a date: state `as: calendar`, or leave `on` out',
  'view.date': ({ name }: ProblemValues) => `A calendar goes by a date, and '${name}' is none`,
  'widget.of': () => 'there is nothing to count; name an entity',
  'widget.line': ({ name }: ProblemValues) =>
    `a line goes along dates, '${name}' is none; choose a date, or \`kind: bars\``,
  'widget.per': ({ name }: ProblemValues) => `only dates are counted per day, week, month or year; '${name}' is none`,
  'widget.by': ({ kind }: ProblemValues) => `${kind === 'line' ? 'a line' : 'bars'} need a field to go by`,
  'widget.figure': () => "a figure is one number: 'by' does nothing; use `kind: bars`",
  'widget.count': () =>
    "records are counted, whatever the field: leave 'field' out, or choose sum, average, min or max",
  'widget.fieldAlone': () => 'nothing says what to work out of the field; add `aggregate: sum`, average, min or max',
  'widget.aggregate': ({ aggregate, name }: ProblemValues) =>
    `there is no ${aggregate} of '${name}', which is no number`,

  'lifecycle.fieldKind': ({ name }: ProblemValues) => `'${name}' cannot keep a state; a text can: \`type: string\``,
  'lifecycle.fieldDefault': ({ name }: ProblemValues) =>
    `'${name}' keeps the state and begins with the 'initial' of its lifecycle; leave the default out`,
  'lifecycle.fieldComputed': ({ name }: ProblemValues) =>
    `'${name}' keeps the state, which only transitions change; it cannot be computed`,
  'lifecycle.fieldEnum': ({ name }: ProblemValues) =>
    `the choices leave out the state '${name}'; leave 'enum' out, the states are the choices`,
  'lifecycle.stateAsked': ({ name }: ProblemValues) =>
    `only transitions change '${name}', which keeps the state; do not ask for it`,
  'lifecycle.stateEditable': ({ name }: ProblemValues) =>
    `only transitions change '${name}', which keeps the state; it is never editable`,
  'lifecycle.fieldMissing': ({ name, owner }: ProblemValues) =>
    `'${owner}' has no field called '${name}' to keep its state; write \`${name}: { type: string }\` among its fields`,
  'lifecycle.unreachable': ({ name, from }: ProblemValues) =>
    `nothing leads to the state '${name}' from '${from}'; add a transition, or leave the state out`,
  'transition.name': ({ name }: ProblemValues) =>
    `'${name}' is what can be done to any record; give the transition a name of its own`,
  'transition.leaves': ({ example }: ProblemValues) =>
    `the states that a transition leaves stand in a list; write \`${example}\``,
  'transition.from': () => 'a transition leaves a state; name it, or leave the transition out',
  'transition.to': () => 'a transition leads to a state; name it, or leave the transition out',
  'transition.confirm': ({ name, example }: ProblemValues) =>
    `what is asked before is a question in words, and not '${name}'; write \`${example}\`, or \`none\``,
  'transition.final': ({ name }: ProblemValues) => `'${name}' is final, and this leaves it; drop one of the two`,
  'transition.asksComputed': ({ name }: ProblemValues) => `'${name}' is computed: nobody can answer it`,
  'transition.callAgain': ({ name, path }: ProblemValues) =>
    `the call '${name}' is that of \`${path}\` already; each transition needs a call of its own`,
  'transition.callOther': ({ name, does }: ProblemValues) => `the call '${name}' does something else: ${does}`,

  'rule.excludes': ({ name, left, right }: ProblemValues) =>
    `no record can be kept: \`${left}\` and what the rule '${name}' demands, \`${right}\`, exclude each other`,
  'rule.others': ({ name }: ProblemValues) =>
    `\`records.${name}\` are the others: with the record itself there may be one more; write \`<\` in place of \`<=\``,
  'rule.nothing': () => 'a rule that demands nothing never speaks; state what must hold, or leave the rule out',

  'access.none': ({ key }: ProblemValues) => `'${key}' names nothing here; say which, or leave the whole entry out`,
  'access.everything': ({ name, key }: ProblemValues) =>
    `'${name}' is no name here; for all of them write \`${key}: all\``,
  'access.words': ({ example }: ProblemValues) =>
    `an action stands by itself, and what it is done to stands below \`on\`; write \`${example}\``,
  'access.circle': ({ circle }: ProblemValues) => `the roles inherit from one another in a circle: ${circle}`,
  'access.denied': ({ path }: ProblemValues) =>
    `nobody is allowed this: \`${path}\` denies it, and to deny goes first; leave one of the two out`,
  'access.deniesAll': ({ key }: ProblemValues) =>
    `it does not say \`${key}\`, and denies all of it; where that is meant, write \`${key}: all\``,
  'access.idle': ({ path, example }: ProblemValues) =>
    `\`${path}\` allows the same without this condition, which limits nothing then; to limit it, write \`${example}\` in its place`,
  'access.begun': ({ role, owner, names }: ProblemValues) =>
    `'${role}' may create '${owner}', but may not give what it requires: ${listed(names)}; add that to \`fields\`, or state a \`default\` for it`,
  'access.shut': ({ action, owner, name, example }: ProblemValues) =>
    `nobody may ${action} '${owner}', so the screen '${name}' is for nobody; where that is not meant, write \`${example}\``,
  'access.usersRoles': ({ name }: ProblemValues) => `'${name}' cannot keep roles; a list of texts can`,

  'call.address': ({ address, name }: ProblemValues) =>
    `the call '${name}' has the address ${address} already; give one of them another`,
  'call.ownAddress': ({ address }: ProblemValues) =>
    `'${address}' is the app's own address; give the call another path`,
  'call.withoutParameter': ({ does }: ProblemValues) =>
    `nothing says which record to ${does}; the path needs a parameter: \`/{id}\``,
  'call.parameter': ({ does, name }: ProblemValues) =>
    `nothing says which '${name}' is meant: ${does} is about no record that is there; leave the parameter out of the path`,
  'call.again': ({ name, does, owner }: ProblemValues) =>
    `'${name}' does this already (${does} of '${owner}'); only the first is called`,
  'call.body': ({ method }: ProblemValues) => `a ${method} has no body`,
  'call.pagination': ({ does }: ProblemValues) => `only lists have pages; this is ${does}`,
  'call.changes': ({ does, method }: ProblemValues) =>
    `a GET changes nothing, and '${does}' does; write \`method: ${method}\``,
  'call.concurrency': ({ does }: ProblemValues) =>
    `${does} changes no record that is there: there is no revision to compare`,
  'call.idempotencyKey': ({ method }: ProblemValues) => `a ${method} changes nothing: it needs no key for a second try`,

  'error.shown': ({ status }: ProblemValues) =>
    `an error of status ${status} belongs to no field; show it as a page or a banner`,
  'error.compare': ({ status }: ProblemValues) => `two versions are compared after 409 or 412, not after ${status}`,
  'error.signIn': ({ status }: ProblemValues) => `signing in again helps after 401 or 403, not after ${status}`,

  'constant.unit': ({ name, key, number, unit }: ProblemValues) =>
    `'${name}' is kept as a text, for '${unit}' is no unit that is known; write \`${key}: { value: ${number}, unit: ${unit} }\` where it is one`,
  'constant.text': ({ name, example }: ProblemValues) =>
    `'${name}' is kept as a text, and nothing is counted with it; write \`${example}\` where it is a number`,
  'constant.expression': () => 'a constant is a value: nothing works out an expression here; write the result',
  ...fields,
  ...expressions,
};

export type CheckCode = keyof typeof checks;
