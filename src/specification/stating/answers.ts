import { assumedStars } from '../assumptions.ts';
import type { GapKind } from '../chapters/gap-kinds.ts';
import { recordActions } from '../compile/operations.ts';
import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';
import { exampleAt } from '../vocabulary/example-at.ts';
import { fieldsMentioned } from '../vocabulary/fields-of-record.ts';
import { isThere } from '../vocabulary/own-demand.ts';
import { inFlow } from '../vocabulary/written.ts';
import { callOf, callsOf } from './call-answers.ts';
import { namedEntities, stateFields } from './entity-answers.ts';
import { allOf } from './in-flow.ts';
import { firstLifecycle } from './lifecycle-answers.ts';
import { namedElsewhere } from './named-elsewhere.ts';
import { DocumentNames } from './names.ts';
import { asItIs, permissionOf, rolesStated } from './permissions.ts';
import { kindsOf, listScreen, screensOf, spokenIn } from './screen-answers.ts';
import { usersOf } from './users.ts';

/** A fact that would answer a gap: its path, and a value as the document writes it. */
export type Answer = readonly [path: string, value: string];

interface Asked {
  gap: Gap;
  /** The steps of its path. */
  steps: readonly string[];
  names: DocumentNames;
  specification: Specification;
}

const listOf = (names: readonly string[], most = 4) => `[${names.slice(0, most).join(', ')}]`;

/** The kinds whose answer rests on the names of the document; any other is answered with the example of its key. */
const answers: Partial<Record<GapKind, (asked: Asked) => Answer | readonly Answer[] | undefined>> = {
  'chapter.screens': ({ names }) => {
    const entity = names.subject;
    return [`screens.${entity}List`, listScreen(`/${entity}`, entity)];
  },
  'chapter.lifecycles': ({ specification }) => firstLifecycle(specification),
  'chapter.rules': ({ names }) => {
    const entity = names.subject;
    const [field = names.entities.length === 0 ? names.words('name') : undefined] = names.fieldsOf(entity);
    const shown = field ? `, at: [${field}]` : '';
    return [
      `rules.${field ?? entity}-is-there`,
      `{ entity: ${entity}, assert: ${isThere(field ?? names.keyOf(entity))}${shown} }`,
    ];
  },
  'chapter.access': ({ names }) => ['access.roles', rolesStated(names)],
  'chapter.calls': ({ names }) => callOf('list', names.subject, names),
  'chapter.errors': ({ names }) => [
    `errors.${names.words('not-found')}`,
    `{ status: 404, title: ${names.words('This is not here')}, shown: page }`,
  ],
  'chapter.constants': ({ names }) => [`constants.${names.words('perPage')}`, '{ value: 25 }'],
  'chapter.purpose': ({ specification, names }) => [
    'purpose.title',
    inFlow(specification.heading || names.words('Tool library')),
  ],
  'purpose.title': ({ specification, names }) => [
    'purpose.title',
    inFlow(specification.heading || names.words('Tool library')),
  ],
  // Words are given by whoever builds the app: nothing that the document states closes it.
  'purpose.language': () => undefined,
  'screen.entity': ({ gap, steps, names, specification }) => [
    ...spokenIn(steps[1] ?? '', specification).map((entity): Answer => [gap.path, entity]),
    ...entitiesAt(gap, names),
  ],
  'screen.path': ({ gap, steps, names, specification }) => {
    const [, name = ''] = steps;
    const { kind } = specification.screens[name] ?? {};
    const entity = kind === 'detail' || kind === 'edit' ? names.entityOfScreen(name) : undefined;
    return [gap.path, entity ? `"/${name}/:${names.keyOf(entity)}"` : `/${name}`];
  },
  'screen.roles': ({ gap, names }) => [gap.path, names.roles[0] ? `[${names.roles[0]}]` : 'none'],
  'screen.columns': (asked) => ofEntity(asked, (entity, names) => names.fieldsOf(entity)),
  'screen.filters': (asked) => ofEntity(asked, (entity, names) => names.filtersOf(entity)),
  'screen.search': (asked) => ofEntity(asked, (entity, names) => names.textsOf(entity), allOf),
  'screen.sort': (asked) => ofEntity(asked, (entity, names) => names.fieldsOf(entity).slice(0, 1)),
  'screen.sections': ({ gap, steps, names }) => {
    const fields = names.shownFieldsOf(steps[1] ?? '');
    return [gap.path, fields.length > 0 ? `[{ title: ${names.words('Details')}, fields: ${allOf(fields)} }]` : 'none'];
  },
  'screen.steps': ({ gap, steps, names }) => {
    const fields = names.shownFieldsOf(steps[1] ?? '');
    return [gap.path, fields.length > 0 ? `[${allOf(fields)}]` : 'none'];
  },
  'screen.shows': ({ gap, steps, names, specification }) => {
    const entity = names.entityOfScreen(steps[1] ?? '') ?? '';
    const more = [
      ...(Object.hasOwn(specification.lifecycles, entity) ? ['lifecycle'] : []),
      ...(specification.entities[entity]?.history ? ['history'] : []),
    ];
    return [gap.path, allOf(more)];
  },
  'screen.related': () => undefined,
  'screen.view': ({ gap, steps, names }) => {
    const [field] = names.fieldsOf(names.entityOfScreen(steps[1] ?? ''));
    return [gap.path, field ? isThere(field) : '"true"'];
  },
  'screen.calendar': ({ gap, steps, names }) =>
    names.datesOf(names.entityOfScreen(steps[1] ?? '')).map((field): Answer => [gap.path, field]),
  'screen.widgets': ({ gap, names }) => [
    gap.path,
    `[{ kind: figure, title: ${names.labelFrom(names.subject)}, of: ${names.subject} }]`,
  ],
  'widget.of': ({ gap, names }) => entitiesAt(gap, names),
  'widget.by': ({ gap, specification, names }) => ofWidget(gap, specification, names, 'by'),
  'widget.field': ({ gap, specification, names }) => ofWidget(gap, specification, names, 'field'),
  'widget.kind': ({ gap }) => [gap.path, 'figure'],
  'entity.display': ({ gap, steps, names }) => {
    const field = names.textsOf(steps[1])[0] ?? names.fieldsOf(steps[1])[0];
    return field ? [gap.path, field] : undefined;
  },
  'entity.key': ({ gap, steps, names }) => [...names.keysOf(steps[1]), 'none'].map((key): Answer => [gap.path, key]),
  'entity.plural': ({ gap, steps, names }) => [
    gap.path,
    inFlow(names.pluralOf(gap.subject || names.labelFrom(steps[1] ?? ''))),
  ],
  'entity.screen': ({ steps, specification }) => {
    const entity = steps[1] ?? '';
    const name = Object.hasOwn(specification.screens, entity) ? `${entity}List` : entity;
    return [`screens.${name}`, listScreen(`/${name}`, entity)];
  },
  'field.to': ({ gap, names }) => entitiesAt(gap, names),
  'field.format': ({ gap }) => [gap.path, 'none'],
  'field.where': ({ gap }) => [gap.path, 'none'],
  'field.computed': ({ gap }) => [gap.path, 'none'],
  'field.relevantWhen': ({ gap }) => [gap.path, 'none'],
  'field.default': ({ gap }) => [gap.path, 'none'],
  'field.off': ({ gap }) => ['false', 'true'].map((value): Answer => [gap.path, value]),
  'field.choices': ({ gap, names }) => [gap.path, names.words('[first, second]')],
  'field.limit': ({ gap }) => [gap.path, 'none'],
  // What some samples lack is not required of them.
  'field.required': ({ gap }) => ['true', 'false'].map((value): Answer => [gap.path, value]),
  'field.maxItems': ({ gap }) => [gap.path, '10'],
  'field.maxSize': ({ gap }) => [gap.path, '2000000'],
  'field.accept': ({ gap }) => [gap.path, '[application/pdf, image/*]'],
  'field.range': ({ gap }) => [gap.path, '0'],
  'field.minimum': ({ gap }) => [gap.path, '0'],
  'field.maximum': ({ gap, steps, specification }) => {
    const { format } = specification.entities[steps[1] ?? '']?.fields?.[steps[3] ?? ''] ?? {};
    return [gap.path, format === 'rating' ? String(assumedStars) : '100'];
  },
  'lifecycle.initial': ({ gap, steps, names }) => [gap.path, names.statesOf(steps[1] ?? '')[0] ?? names.words('open')],
  'lifecycle.states': ({ gap, names }) => [
    gap.path,
    names.words('{ open: { title: Open }, closed: { title: Closed } }'),
  ],
  'lifecycle.transitions': ({ gap, steps, names }) => {
    const [first = names.words('open'), second = names.words('closed')] = names.statesOf(steps[1] ?? '');
    return [gap.path, `{ ${names.words('advance')}: { from: [${first}], to: ${second} } }`];
  },
  'state.editable': ({ gap, steps, names }) => {
    const fields = names.fieldsOf(steps[1]).filter((name) => !/stat/i.test(name));
    const path = steps.length === 4 ? `${gap.path}.editable` : gap.path;
    return [path, fields.length > 0 ? listOf(fields, 3) : 'none'];
  },
  'transition.from': ({ gap, steps, names }) => [
    gap.path,
    `[${names.statesOf(steps[1] ?? '')[0] ?? names.words('open')}]`,
  ],
  'transition.to': ({ gap, steps, names }) => {
    const states = names.statesOf(steps[1] ?? '').toReversed();
    return (states.length > 0 ? states : [names.words('closed')]).map((state): Answer => [gap.path, state]);
  },
  'transition.guard': ({ gap, steps, names }) => {
    const [field] = names.fieldsOf(steps[1]);
    return [gap.path, field ? isThere(field) : '"true"'];
  },
  'transition.asks': ({ gap }) => [gap.path, 'none'],
  'rule.entity': ({ gap, names }) => entitiesAt(gap, names),
  'rule.assert': ({ gap, steps, names, specification }) => {
    const [field] = names.fieldsOf(specification.rules[steps[1] ?? '']?.entity ?? undefined);
    return [gap.path, field ? isThere(field) : '"record.id != null"'];
  },
  'rule.when': ({ gap }) => [gap.path, 'none'],
  'rule.at': ({ gap, steps, names, specification }) => {
    const { entity, assert } = specification.rules[steps[1] ?? ''] ?? {};
    return [gap.path, listOf(fieldsMentioned(assert ?? '', names.fieldsOf(entity ?? undefined)))];
  },
  'rule.error': ({ gap, specification, names }) => {
    const [error] = Object.keys(specification.errors);
    return error ? [gap.path, error] : [gap.path.replace(/error$/, 'title'), names.words('What a person reads')];
  },
  'error.raised': ({ steps, names, specification }) => {
    const [, error = ''] = steps;
    const rule = Object.entries(specification.rules).find(([, facts]) => facts.error === undefined)?.[0];
    if (rule !== undefined) return [`rules.${rule}.error`, error];
    const call = Object.entries(specification.calls).find(([, { errors }]) => errors === undefined)?.[0];
    if (call !== undefined) return [`calls.${call}.errors`, listOf([error])];
    const entity = names.subject;
    const [field = names.keyOf(entity)] = names.fieldsOf(entity);
    return [`rules.${error}`, `{ entity: ${entity}, assert: ${isThere(field)}, error: ${error} }`];
  },
  'access.roles': ({ gap, names }) => [gap.path, rolesStated(names)],
  'access.inherits': ({ gap }) => [gap.path, 'none'],
  'access.permissions': ({ names, specification }) => ['access.permissions', `[${asItIs(names, specification)}]`],
  'access.closed': ({ names }) => ['access.permissions', `[${permissionOf(names)}]`],
  'access.permission': ({ gap, steps, names }) => {
    switch (steps.at(-1)) {
      case 'roles':
        return [gap.path, `[${names.roles[0] ?? names.words('member')}]`];
      case 'can':
        // Whoever may read it all already may do more where a condition holds.
        return ['[list, read]', '[update]'].map((can): Answer => [gap.path, can]);
      case 'on':
        return entitiesAt(gap, names).map(([path, entity]): Answer => [path, `[${entity}]`]);
      case 'permissions':
        return [gap.path, `[${permissionOf(names)}]`];
      default:
        return [gap.path, 'none'];
    }
  },
  'call.entity': ({ gap, names }) => entitiesAt(gap, names),
  'call.does': ({ gap }) => recordActions.map((action): Answer => [gap.path, action]),
  'call.path': ({ gap, steps }) => [gap.path, `/${steps[1]}`],
  'constant.value': ({ gap }) => [gap.path, '25'],
  entry: () => undefined,
  fact: ({ gap, steps, names }) => {
    const key = steps.at(-1) ?? '';
    return [gap.path, plain.has(key) ? exampleOf(gap.path, names) : 'none'];
  },
};

/** Keys whose example names nothing of a document. */
const plain: ReadonlySet<string> = new Set([
  'title',
  'description',
  'plural',
  'icon',
  'unit',
  'confirm',
  'detail',
  'summary',
]);

/** Facts that may answer a gap, the likeliest first; several of them together where one is not enough. */
export function answersTo(gap: Gap, specification: Specification): readonly (readonly Answer[])[] {
  const asked: Asked = { gap, steps: gap.path.split('.'), names: new DocumentNames(specification), specification };
  if (gap.kind === 'calls.operation') return [callsOf(gap, asked.names, specification)];
  if (gap.kind === 'entity.actions') return [screensOf(gap, asked.names, specification)];
  const named = namedElsewhere(gap.kind, specification, asked.names).filter(({ length }) => length > 0);
  if (named.length > 0) return named;
  if (gap.kind === 'lifecycle.field') return stateFields(asked.steps[1] ?? '', specification);
  if (gap.kind === 'screen.kind') return kindsOf(asked.steps[1] ?? '', specification);
  if (gap.kind === 'access.users') return usersOf(gap, specification);
  if (gap.kind === 'entity.named') return namedEntities(specification, asked.steps[1] ?? '');
  const found = Object.hasOwn(answers, gap.kind)
    ? answers[gap.kind]?.(asked)
    : ([gap.path, exampleOf(gap.path, asked.names)] as const);
  if (found === undefined) return [];
  return isOne(found) ? [[found]] : found.map((answer) => [answer]);
}

const isOne = (found: Answer | readonly Answer[]): found is Answer => typeof found[0] === 'string';

function entitiesAt(gap: Gap, names: DocumentNames): Answer[] {
  const entities = names.entities.length > 0 ? names.entities : [names.subject];
  return entities.map((entity): Answer => [gap.path, entity]);
}

function exampleOf(path: string, { language }: DocumentNames): string {
  const example = exampleAt(path, language) ?? '';
  return example.slice(example.indexOf(': ') + 2) || 'none';
}

/** A list of fields of the entity of a screen, or none of them. */
function ofEntity(
  { gap, steps, names }: Asked,
  choose: (entity: string | undefined, names: DocumentNames) => readonly string[],
  listed: (names: readonly string[]) => string = listOf,
): Answer {
  const fields = choose(names.entityOfScreen(steps[1] ?? ''), names);
  return [gap.path, fields.length > 0 ? listed(fields) : 'none'];
}

function ofWidget(gap: Gap, specification: Specification, names: DocumentNames, key: 'by' | 'field'): Answer[] {
  const [, screen = '', , index] = gap.path.split('.');
  const of = specification.screens[screen]?.widgets?.[Number(index)]?.of ?? undefined;
  const fields = key === 'by' ? names.filtersOf(of) : names.numbersOf(of);
  return fields.map((field): Answer => [gap.path, field]);
}
