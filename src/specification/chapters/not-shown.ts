import type { GapWord } from '../gap.ts';
import type { GapFinder } from './gap-finder.ts';
import type { GapKind } from './gap-kinds.ts';

/**
 * Facts that the app goes on without where they are absent, and that are missed where they are written as `not shown`.
 * The group of a pattern is the keyword.
 */
const kinds: readonly [RegExp, Readonly<Record<string, GapKind>>][] = [
  [/^screens\.[^.]+\.(\w+)$/, { roles: 'screen.roles', steps: 'screen.steps', sections: 'screen.sections' }],
  [
    /^entities\.[^.]+\.fields\..+\.(\w+)$/,
    {
      accept: 'field.limit',
      computed: 'field.computed',
      default: 'field.default',
      enum: 'field.choices',
      exclusiveMaximum: 'field.limit',
      exclusiveMinimum: 'field.limit',
      format: 'field.format',
      maxItems: 'field.limit',
      maxLength: 'field.limit',
      maxSize: 'field.limit',
      maximum: 'field.limit',
      minItems: 'field.limit',
      minLength: 'field.limit',
      minimum: 'field.limit',
      multipleOf: 'field.limit',
      pattern: 'field.limit',
      relevantWhen: 'field.relevantWhen',
      required: 'field.required',
      unique: 'field.limit',
      uniqueItems: 'field.limit',
      where: 'field.where',
    },
  ],
  [/^lifecycles\.[^.]+\.(states)\.[^.]+$/, { states: 'state.editable' }],
  [/^lifecycles\.[^.]+\.states\.[^.]+\.(\w+)$/, { editable: 'state.editable' }],
  [
    /^lifecycles\.[^.]+\.transitions\.[^.]+\.(\w+)$/,
    { asks: 'transition.asks', from: 'transition.from', guard: 'transition.guard' },
  ],
  [/^rules\.[^.]+\.(\w+)$/, { when: 'rule.when' }],
  [/^access\.roles\.[^.]+\.(\w+)$/, { inherits: 'access.inherits' }],
  [/^access\.(permissions)$/, { permissions: 'access.permission' }],
  [
    /^access\.permissions\.\d+\.(\w+)$/,
    {
      can: 'access.permission',
      effect: 'access.permission',
      fields: 'access.permission',
      on: 'access.permission',
      roles: 'access.permission',
      when: 'access.permission',
    },
  ],
];

/** Questions that several keys have. */
const shared: ReadonlySet<GapKind> = new Set(['access.permission', 'field.limit']);

/** Whatever is written as `not shown`, and is not missed already: each is a gap. */
export function notShownGaps(finder: GapFinder) {
  const covered = coveredBy(finder.gaps.map(({ path }) => path));
  for (const path of finder.specification.notShown) {
    if (covered.has(path) || !path.includes('.')) continue;
    const list = path.replace(/(\.\d+)+$/, '');
    const own = kindAt(list);
    const kind = own ?? (list === path ? 'fact' : 'entry');
    const parts = partsAt(finder, path);
    // What has a question of its own asks for its key.
    if (own && !shared.has(own) && typeof parts.at(-1) === 'object') parts.pop();
    const [chapter, name] = path.split('.');
    const blocks = chapter === 'screens' && name ? [name] : finder.screensOf(name);
    finder.add(kind, path, '', { blocks, of: parts.map((word) => [word]) });
  }
}

function kindAt(path: string): GapKind | undefined {
  for (const [pattern, kindOf] of kinds) {
    const keyword = pattern.exec(path)?.[1];
    if (keyword !== undefined) return Object.hasOwn(kindOf, keyword) ? kindOf[keyword] : undefined;
  }
  return undefined;
}

/** Some paths and everything around each. */
function coveredBy(paths: readonly string[]): Set<string> {
  const covered = new Set<string>();
  for (const path of paths)
    for (let at = path; at && !covered.has(at); at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) covered.add(at);
  return covered;
}

/** Below these everything has a name of its own. */
const naming = new Set(['audience', 'fields', 'properties', 'roles', 'states', 'transitions', 'views']);
const namingChapters = new Set(['screens', 'entities', 'lifecycles', 'rules', 'calls', 'errors', 'constants']);

/** What a path is about, as people call it: `Repair · Fault · unit`. */
function partsAt(finder: GapFinder, path: string): GapWord[] {
  const steps = path.split('.');
  const parts: GapWord[] = [];
  let at: unknown = finder.specification;
  for (const [index, step] of steps.entries()) {
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined;
    if (index === 0) continue;
    const before = steps[index - 1] ?? '';
    const isName = index === 1 ? namingChapters.has(before) : naming.has(before) && Number.isNaN(Number(step));
    if (isName && before === 'lifecycles') parts.push(finder.entityTitle(step));
    else if (isName) parts.push(finder.titleOf(step, isFacts(at) ? at : undefined));
    else if (/^\d+$/.test(step)) parts.push(String(Number(step) + 1));
    else if (index === steps.length - 1 || !naming.has(step)) parts.push({ term: step });
  }
  return parts;
}

function isFacts(value: unknown): value is { title?: string } {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}
