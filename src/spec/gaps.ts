import { type ChapterKey, chapterKeys } from './chapters.ts';
import { positionAt } from './document/positions.ts';
import { namesIn } from './expression.ts';
import { kindOf } from './fields/index.ts';
import { humanise } from './labels.ts';
import { isAnswered } from './record.ts';
import type { Specification } from './specification.ts';
import type { Field } from './vocabulary/entities.ts';

/**
 * What the app does meanwhile.
 * - `assumed`: it went on with something it says;
 * - `blocked`: something cannot be shown or done until it is known;
 * - `open`: nothing is enforced.
 */
export type GapEffect = 'assumed' | 'blocked' | 'open';

/** Something that the document does not state, the question that would close it, and what waits for the answer. */
export interface Gap {
  /** What kind of fact is missing: the key of its texts. */
  kind: GapKind;
  chapter: ChapterKey;
  /** The fact, as in `entities.repair.fields.fault.maxLength`. */
  path: string;
  /** What it is about, as a person calls it. */
  subject: string;
  effect: GapEffect;
  /** Screens that wait for the answer, by name. */
  blocks: string[];
  /** Where the answer belongs, or the nearest line to it; from 1. */
  line: number;
  column: number;
}

export type GapKind =
  | `chapter.${ChapterKey}`
  | 'purpose.title'
  | 'purpose.summary'
  | 'purpose.audience'
  | 'purpose.currency'
  | 'screen.path'
  | 'screen.kind'
  | 'screen.entity'
  | 'screen.columns'
  | 'entity.screen'
  | 'entity.fields'
  | 'entity.display'
  | 'field.type'
  | 'field.to'
  | 'field.items'
  | 'field.format'
  | 'field.maxLength'
  | 'field.range'
  | 'field.required'
  | 'lifecycle.states'
  | 'lifecycle.initial'
  | 'lifecycle.transitions'
  | 'rule.assert'
  | 'rule.error'
  | 'access.permissions'
  | 'access.action'
  | 'calls.operation'
  | 'error.status'
  | 'error.title'
  | 'constant.value';

/** Every gap of a document, chapter by chapter; within a chapter what blocks comes first. */
export function gaps(spec: Specification): Gap[] {
  const found: Gap[] = [];
  const chapterKnown = (key: ChapterKey) =>
    spec.chapters.some((chapter) => chapter.key === key && (chapter.state === 'stated' || chapter.state === 'none'));
  const add = (kind: GapKind, path: string, subject: string, effect: GapEffect, blocks: string[] = []) => {
    const chapter = path.split('.')[0] as ChapterKey;
    found.push({
      kind,
      chapter,
      path,
      subject,
      effect,
      blocks: [...new Set(blocks)],
      ...positionAt(spec.positions, path),
    });
  };
  const allScreens = Object.keys(spec.screens);
  const screensOf = (entity: string) =>
    allScreens.filter((name) => spec.screens[name]?.entity === entity || spec.screens[name]?.related?.includes(entity));

  for (const chapter of spec.chapters) {
    if (chapter.state !== 'notShown' && chapter.state !== 'described') continue;
    add(`chapter.${chapter.key}`, chapter.key, chapter.title, blockedBy[chapter.key], allScreens);
  }

  if (chapterKnown('purpose')) {
    if (spec.purpose.title === undefined) add('purpose.title', 'purpose.title', '', 'assumed');
    if (spec.purpose.summary === undefined) add('purpose.summary', 'purpose.summary', '', 'open');
    if (spec.purpose.audience === undefined) add('purpose.audience', 'purpose.audience', '', 'open');
  }

  for (const [name, screen] of Object.entries(spec.screens)) {
    const subject = screen.title ?? humanise(name);
    if (screen.kind === undefined) add('screen.kind', `screens.${name}.kind`, subject, 'blocked', [name]);
    if (screen.path === undefined) add('screen.path', `screens.${name}.path`, subject, 'assumed', [name]);
    if (screen.entity === undefined && ['list', 'detail', 'create', 'edit'].includes(screen.kind ?? '')) {
      add('screen.entity', `screens.${name}.entity`, subject, 'blocked', [name]);
    }
    if (screen.kind === 'list' && screen.columns === undefined)
      add('screen.columns', `screens.${name}.columns`, subject, 'assumed', [name]);
  }

  let needsCurrency = false;
  const visitField = (path: string, name: string, field: Field, entity: string) => {
    const subject = `${spec.entities[entity]?.title ?? humanise(entity)} · ${field.title ?? humanise(name)}`;
    const { kind, assumed } = kindOf(field);
    if (kind === 'money') needsCurrency = true;
    if (field.type === undefined && assumed) add('field.type', `${path}.type`, subject, 'assumed', screensOf(entity));
    else if (assumed) add('field.format', `${path}.format`, subject, 'assumed', screensOf(entity));
    if (kind === 'reference' && field.to === undefined)
      add('field.to', `${path}.to`, subject, 'blocked', screensOf(entity));
    if (kind === 'array' && field.items === undefined)
      add('field.items', `${path}.items`, subject, 'blocked', screensOf(entity));
    if (isAnswered(field)) {
      if (['text', 'multiline'].includes(kind) && field.maxLength === undefined && field.pattern === undefined) {
        add('field.maxLength', `${path}.maxLength`, subject, 'open');
      }
      if (
        ['integer', 'number', 'money'].includes(kind) &&
        field.minimum === undefined &&
        field.exclusiveMinimum === undefined
      ) {
        add('field.range', `${path}.minimum`, subject, 'open');
      }
    }
    if (field.items)
      visitField(`${path}.items`, name, { ...field.items, title: field.items.title ?? field.title }, entity);
    for (const [inner, property] of Object.entries(field.properties ?? {}))
      visitField(`${path}.properties.${inner}`, inner, property, entity);
  };
  for (const [name, entity] of Object.entries(spec.entities)) {
    const subject = entity.title ?? humanise(name);
    if (entity.fields === undefined)
      add('entity.fields', `entities.${name}.fields`, subject, 'blocked', screensOf(name));
    else if (entity.display === undefined)
      add('entity.display', `entities.${name}.display`, subject, 'assumed', screensOf(name));
    for (const [field, value] of Object.entries(entity.fields ?? {}))
      visitField(`entities.${name}.fields.${field}`, field, value, name);
    if (chapterKnown('screens') && !allScreens.some((screen) => spec.screens[screen]?.entity === name)) {
      add('entity.screen', `screens.${name}`, subject, 'open');
    }
  }
  if (needsCurrency && spec.purpose.currency === undefined && chapterKnown('purpose'))
    add('purpose.currency', 'purpose.currency', '', 'assumed');

  for (const [entity, lifecycle] of Object.entries(spec.lifecycles)) {
    const subject = spec.entities[entity]?.title ?? humanise(entity);
    const at = `lifecycles.${entity}`;
    if (lifecycle.states === undefined) add('lifecycle.states', `${at}.states`, subject, 'blocked', screensOf(entity));
    if (lifecycle.initial === undefined) add('lifecycle.initial', `${at}.initial`, subject, 'open', screensOf(entity));
    if (lifecycle.transitions === undefined)
      add('lifecycle.transitions', `${at}.transitions`, subject, 'blocked', screensOf(entity));
  }

  for (const [name, rule] of Object.entries(spec.rules)) {
    if (rule.assert === undefined && rule.checkedBy !== 'server')
      add('rule.assert', `rules.${name}.assert`, humanise(name), 'open', rule.entity ? screensOf(rule.entity) : []);
    if (rule.error === undefined && rule.title === undefined)
      add('rule.error', `rules.${name}.error`, humanise(name), 'assumed');
  }

  if (chapterKnown('access') && spec.access.roles && spec.access.permissions === undefined)
    add('access.permissions', 'access.permissions', '', 'assumed', allScreens);
  if (spec.access.permissions) {
    for (const entity of Object.keys(spec.entities)) {
      const actions = ['list', 'read', 'create', 'update', ...Object.keys(spec.lifecycles[entity]?.transitions ?? {})];
      for (const action of actions) {
        const isGranted = spec.access.permissions.some(
          ({ can, on }) => (can === 'all' || can?.includes(action)) && (on === 'all' || on?.includes(entity)),
        );
        if (!isGranted)
          add(
            'access.action',
            'access.permissions',
            `${spec.entities[entity]?.title ?? humanise(entity)} · ${humanise(action)}`,
            'blocked',
            screensOf(entity),
          );
      }
    }
  }

  if (chapterKnown('calls')) {
    for (const [name, entity] of Object.entries(spec.entities)) {
      const missing = ['list', 'read', 'create', 'update'].filter(
        (does) => !Object.values(spec.calls).some((call) => call.entity === name && call.does === does),
      );
      if (missing.length > 0)
        add(
          'calls.operation',
          `calls.${name}`,
          `${entity.title ?? humanise(name)} · ${missing.join(', ')}`,
          'assumed',
          screensOf(name),
        );
    }
  }

  for (const [name, { status, title }] of Object.entries(spec.errors)) {
    if (status === undefined) add('error.status', `errors.${name}.status`, humanise(name), 'assumed');
    if (title === undefined) add('error.title', `errors.${name}.title`, humanise(name), 'assumed');
  }

  for (const [name, { value }] of Object.entries(spec.constants)) {
    if (value === undefined)
      add('constant.value', `constants.${name}.value`, humanise(name), 'open', screensUsing(spec, name));
  }

  const weight: Record<GapEffect, number> = { blocked: 0, assumed: 1, open: 2 };
  return found.sort(
    (a, b) =>
      chapterKeys.indexOf(a.chapter) - chapterKeys.indexOf(b.chapter) ||
      weight[a.effect] - weight[b.effect] ||
      a.line - b.line,
  );
}

const blockedBy: Record<ChapterKey, GapEffect> = {
  purpose: 'open',
  screens: 'blocked',
  entities: 'blocked',
  lifecycles: 'open',
  rules: 'open',
  access: 'assumed',
  calls: 'assumed',
  errors: 'assumed',
  constants: 'open',
};

/** The screens whose entity has an expression that rests on a constant. */
function screensUsing(spec: Specification, constant: string): string[] {
  const uses = (source: unknown) =>
    typeof source === 'string' &&
    namesIn(source.replace(/^=/, '')).some(([root, name]) => root === 'constants' && name === constant);
  const entities = new Set<string>();
  for (const [name, entity] of Object.entries(spec.entities)) {
    if (Object.values(entity.fields ?? {}).some((field) => Object.values(field).some(uses))) entities.add(name);
  }
  for (const rule of Object.values(spec.rules))
    if (rule.entity && [rule.when, rule.assert].some(uses)) entities.add(rule.entity);
  return Object.keys(spec.screens).filter(
    (name) => entities.has(spec.screens[name]?.entity ?? '') || uses(spec.screens[name]?.pageSize),
  );
}
