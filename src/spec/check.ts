import safeRegex from 'safe-regex2';
import type { ChapterKey } from './chapters.ts';
import { positionAt } from './document/positions.ts';
import { expressionsIn, namesIn, syntaxError } from './expression.ts';
import { isUndrawn } from './fields/index.ts';
import { compilePattern } from './fields/text.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { keyField } from './record.ts';
import type { Specification } from './specification.ts';
import type { Field } from './vocabulary/entities.ts';

type Report = (problem: Problem) => void;

const recordActions = ['list', 'read', 'create', 'update', 'delete'];

/** Whatever names something in another chapter is asked for it here, once the whole document has been read. */
export function check(spec: Specification, report: Report) {
  const stated = (key: ChapterKey) =>
    spec.chapters.some((chapter) => chapter.key === key && chapter.state === 'stated');
  const say = (severity: Problem['severity'], path: string, message: string) =>
    report({ severity, path, ...positionAt(spec.positions, path), message });
  const error = (path: string, message: string) => say('error', path, message);

  /** A name that nothing declares; silent where the chapter that would declare it is not stated. */
  const known = (
    path: string,
    what: string,
    name: string | null | undefined,
    chapter: ChapterKey,
    names: readonly string[],
  ) => {
    if (name && stated(chapter) && !names.includes(name))
      error(path, `no ${what} is called '${name}'${didYouMean(name, names)}`);
  };
  const each = (
    path: string,
    items: readonly string[] | null | undefined,
    visit: (path: string, item: string) => void,
  ) => {
    items?.forEach((item, index) => {
      visit(`${path}.${index}`, item);
    });
  };

  const entities = Object.keys(spec.entities);
  const roles = Object.keys(spec.access.roles ?? {});
  const errorNames = Object.keys(spec.errors);
  const knownEntity = (path: string, name: string | null | undefined) =>
    known(path, 'entity', name, 'entities', entities);
  const knownRole = (path: string, name: string) => known(path, 'role', name, 'access', roles);

  /** A field of an entity, or one reached from it through references and objects: `appliance.model`. */
  const knownField = (path: string, entity: string | null | undefined, name: string) => {
    let fields: Record<string, Field> | null | undefined = entity ? spec.entities[entity]?.fields : undefined;
    let owner = entity ?? '';
    for (const step of name.replace(/^-/, '').split('.')) {
      if (!fields) return;
      const field: Field | undefined = fields[step];
      if (!field) {
        if (step === keyField(spec.entities[owner])) return;
        error(path, `'${owner}' has no field called '${step}'${didYouMean(step, Object.keys(fields))}`);
        return;
      }
      if (field.to) owner = field.to;
      fields = field.to ? spec.entities[field.to]?.fields : field.properties;
    }
  };
  const knownFields = (path: string, entity: string | null | undefined, names: readonly string[] | null | undefined) =>
    each(path, names, (at, name) => knownField(at, entity, name));

  /** The syntax of an expression, and the names in it that a chapter should declare. */
  const expression = (path: string, source: string | null | undefined, entity?: string | null) => {
    if (!source) return;
    const wrong = syntaxError(source);
    if (wrong) {
      error(path, `the expression cannot be read: ${wrong}`);
      return;
    }
    for (const [root, name, ...further] of namesIn(source)) {
      if (!name) continue;
      if (root === 'constants') known(path, 'constant', name, 'constants', Object.keys(spec.constants));
      if (root === 'record' && entity) knownField(path, entity, [name, ...further].join('.'));
    }
  };
  const limit = (path: string, value: number | string | null | undefined) => {
    if (typeof value === 'string') expression(path, value.slice(1));
  };

  const paths = new Map<string, string>();
  for (const [name, screen] of Object.entries(spec.screens)) {
    const at = `screens.${name}`;
    if (screen.path) {
      const shape = screen.path.replace(/:[^/]+/g, ':');
      const earlier = paths.get(shape);
      if (earlier)
        error(
          `${at}.path`,
          `the path '${screen.path}' also leads to the screen '${earlier}'; give one of them another`,
        );
      paths.set(shape, name);
    }
    knownEntity(`${at}.entity`, screen.entity);
    known(`${at}.parent`, 'screen', screen.parent, 'screens', Object.keys(spec.screens));
    each(`${at}.roles`, screen.roles, knownRole);
    for (const list of ['columns', 'filters', 'search', 'sort'] as const)
      knownFields(`${at}.${list}`, screen.entity, screen[list]);
    screen.sections?.forEach((section, index) => {
      knownFields(`${at}.sections.${index}.fields`, screen.entity, section.fields);
    });
    screen.steps?.forEach((step, index) => {
      knownFields(`${at}.steps.${index}`, screen.entity, step);
    });
    each(`${at}.related`, screen.related, knownEntity);
    const transitions = Object.keys(spec.lifecycles[screen.entity ?? '']?.transitions ?? {});
    each(`${at}.bulk`, screen.bulk, (path, action) =>
      known(path, 'action', action, 'lifecycles', [...transitions, 'delete']),
    );
    limit(`${at}.pageSize`, screen.pageSize);
    for (const [view, { where }] of Object.entries(screen.views ?? {}))
      expression(`${at}.views.${view}.where`, where, screen.entity);
    screen.widgets?.forEach((widget, index) => {
      const path = `${at}.widgets.${index}`;
      knownEntity(`${path}.of`, widget.of);
      if (widget.by) knownField(`${path}.by`, widget.of, widget.by);
      expression(`${path}.where`, widget.where, widget.of);
    });
  }

  const checkField = (path: string, field: Field, entity: string) => {
    if (field.type === 'reference') knownEntity(`${path}.to`, field.to);
    else if (field.to)
      error(`${path}.to`, "only a reference leads to an entity; state `type: reference`, or leave 'to' out");
    if (isUndrawn(field))
      say('warning', `${path}.format`, `no field type draws the format '${field.format}'; the field is edited as text`);
    if (field.pattern) {
      if (!compilePattern(field.pattern))
        error(`${path}.pattern`, 'this is not a regular expression; it is not enforced');
      else if (!safeRegex(field.pattern) || isSlow(field.pattern)) {
        error(
          `${path}.pattern`,
          'this pattern can take longer than anyone would wait (repetition of repetitions or of alternatives); write it without, it is not enforced',
        );
        delete field.pattern;
      }
    }
    for (const key of [
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'multipleOf',
      'minItems',
      'maxItems',
    ] as const) {
      limit(`${path}.${key}`, field[key]);
    }
    expression(`${path}.where`, field.where, field.to);
    expression(`${path}.relevantWhen`, field.relevantWhen, entity);
    expression(`${path}.computed`, field.computed, entity);
    if (field.items) checkField(`${path}.items`, field.items, entity);
    for (const [name, inner] of Object.entries(field.properties ?? {}))
      checkField(`${path}.properties.${name}`, inner, entity);
  };
  for (const [name, entity] of Object.entries(spec.entities)) {
    const at = `entities.${name}`;
    if (entity.key && entity.fields) knownField(`${at}.key`, name, entity.key);
    if (entity.display?.startsWith('=')) expression(`${at}.display`, entity.display.slice(1), name);
    else if (entity.display) knownField(`${at}.display`, name, entity.display);
    for (const [field, value] of Object.entries(entity.fields ?? {})) checkField(`${at}.fields.${field}`, value, name);
  }

  for (const [entity, lifecycle] of Object.entries(spec.lifecycles)) {
    const at = `lifecycles.${entity}`;
    knownEntity(at, entity);
    if (lifecycle.field) knownField(`${at}.field`, entity, lifecycle.field);
    const states = Object.keys(lifecycle.states ?? {});
    const knownState = (path: string, state: string | null | undefined) => {
      if (state && lifecycle.states && !states.includes(state))
        error(path, `no state is called '${state}'${didYouMean(state, states)}`);
    };
    knownState(`${at}.initial`, lifecycle.initial);
    for (const [name, state] of Object.entries(lifecycle.states ?? {}))
      knownFields(`${at}.states.${name}.editable`, entity, state.editable);
    for (const [name, transition] of Object.entries(lifecycle.transitions ?? {})) {
      const path = `${at}.transitions.${name}`;
      each(`${path}.from`, transition.from, knownState);
      knownState(`${path}.to`, transition.to);
      knownFields(`${path}.asks`, entity, transition.asks);
      expression(`${path}.guard`, transition.guard, entity);
      known(`${path}.call`, 'call', transition.call, 'calls', Object.keys(spec.calls));
    }
    for (const state of unreachable(lifecycle.initial, states, Object.values(lifecycle.transitions ?? {}))) {
      say(
        'warning',
        `${at}.states.${state}`,
        `nothing leads to the state '${state}' from '${lifecycle.initial}'; add a transition, or leave the state out`,
      );
    }
  }

  for (const [name, rule] of Object.entries(spec.rules)) {
    const at = `rules.${name}`;
    knownEntity(`${at}.entity`, rule.entity);
    knownFields(`${at}.at`, rule.entity, rule.at);
    known(`${at}.error`, 'error', rule.error, 'errors', errorNames);
    expression(`${at}.when`, rule.when, rule.entity);
    expression(`${at}.assert`, rule.assert, rule.entity);
  }

  for (const [name, role] of Object.entries(spec.access.roles ?? {}))
    each(`access.roles.${name}.inherits`, role.inherits, knownRole);
  spec.access.permissions?.forEach((permission, index) => {
    const at = `access.permissions.${index}`;
    each(`${at}.roles`, permission.roles, knownRole);
    const on = permission.on === 'all' ? entities : (permission.on ?? []);
    if (permission.on !== 'all') each(`${at}.on`, permission.on, knownEntity);
    const actions = [
      ...recordActions,
      ...on.flatMap((entity) => Object.keys(spec.lifecycles[entity]?.transitions ?? {})),
    ];
    if (permission.can !== 'all')
      each(`${at}.can`, permission.can, (path, action) => known(path, 'action', action, 'lifecycles', actions));
    const only = on.length === 1 ? on[0] : undefined;
    if (only) knownFields(`${at}.fields`, only, permission.fields);
    expression(`${at}.when`, permission.when, only);
  });

  for (const [name, call] of Object.entries(spec.calls)) {
    const at = `calls.${name}`;
    knownEntity(`${at}.entity`, call.entity);
    const actions = [...recordActions, ...Object.keys(spec.lifecycles[call.entity ?? '']?.transitions ?? {})];
    known(`${at}.does`, 'action', call.does, 'lifecycles', actions);
    knownFields(`${at}.body`, call.entity, call.body);
    for (const [, parameter] of call.path?.matchAll(/\{([^}]+)\}/g) ?? [])
      knownField(`${at}.path`, call.entity, parameter ?? '');
    each(`${at}.errors`, call.errors, (path, name) => known(path, 'error', name, 'errors', errorNames));
  }

  for (const [name, { title, detail }] of Object.entries(spec.errors)) {
    for (const source of expressionsIn(title ?? '')) expression(`errors.${name}.title`, source);
    for (const source of expressionsIn(detail ?? '')) expression(`errors.${name}.detail`, source);
  }
}

/** Repeated alternatives, and many repetitions in a row, take time without bound on an answer that nearly fits. */
function isSlow(pattern: string): boolean {
  const repetitions = pattern.match(/[*+]|\{\d*,\}/g)?.length ?? 0;
  return /\|[^()]*\)(?:[*+]|\{\d*,\})/.test(pattern) || repetitions > 4;
}

/** The states that no chain of transitions leads to; none where it is not known where a record begins. */
function unreachable(
  initial: string | null | undefined,
  states: string[],
  transitions: { from?: string[] | null; to?: string | null }[],
): string[] {
  if (!initial || transitions.length === 0) return [];
  const reached = new Set([initial]);
  let size = 0;
  while (size !== reached.size) {
    size = reached.size;
    for (const { from, to } of transitions) if (to && from?.some((state) => reached.has(state))) reached.add(to);
  }
  return states.filter((state) => !reached.has(state));
}
