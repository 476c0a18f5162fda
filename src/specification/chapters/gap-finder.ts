import { labelFrom, localeOf } from '../assumptions.ts';
import { namesIn } from '../expressions/expression.ts';
import type { Gap } from '../gap.ts';
import { positionAt } from '../reading/positions.ts';
import type { Chapter, Specification } from '../specification.ts';
import { languageOf } from '../texts/language.ts';
import { formNames } from '../texts/screen-names.ts';
import { type GapKind, gapKinds } from './gap-kinds.ts';
import { type ChapterKey, chapterKeys } from './keys.ts';
import { Names } from './names.ts';
import { expressionPlaces } from './places.ts';
import type { ScreenFacts } from './screens/vocabulary.ts';

type Change = Partial<Pick<Gap, 'weight' | 'effect' | 'blocks' | 'of'>>;

/** One screen, or every screen of an entity. */
type Waiting = readonly [kind: 'screen' | 'entity', name: string];

/** What the gaps of the chapters share: names, the screens that wait, and a way to say what is missing. */
export class GapFinder {
  readonly specification: Specification;
  readonly names: Names;
  readonly gaps: Gap[] = [];
  readonly allScreens: readonly string[];
  /** The screens that show records of each entity. */
  readonly #screens = new Map<string, string[]>();
  readonly #chapters: ReadonlyMap<ChapterKey, Chapter>;
  #uses: ReadonlyMap<string, ReadonlyMap<string, Waiting>> | undefined;

  constructor(specification: Specification) {
    this.specification = specification;
    this.names = new Names(specification);
    this.allScreens = Object.keys(specification.screens);
    this.#chapters = new Map(specification.chapters.map((chapter) => [chapter.key, chapter]));
    for (const [name, { entity, related }] of Object.entries(specification.screens)) {
      const shown = new Set([entity, ...(related ?? []).map((written) => written.split('.')[0])]);
      for (const one of shown) if (one) push(this.#screens, one, name);
    }
  }

  /** Whether a chapter states anything. */
  isStated(key: ChapterKey): boolean {
    return this.#chapters.get(key)?.state === 'stated';
  }

  add(kind: GapKind, path: string, subject: string, change: Change = {}) {
    const [weight, effect] = gapKinds[kind];
    const chapter = chapterKeys.find((key) => path === key || path.startsWith(`${key}.`)) ?? 'purpose';
    const isDescribed = path === chapter && this.#chapters.get(chapter)?.state === 'described';
    const { line, column } = positionAt(this.specification.positions, path);
    this.gaps.push({ kind, chapter, path, subject, weight, effect, blocks: [], ...change, isDescribed, line, column });
  }

  screensOf(entity: string | null | undefined): string[] {
    return (entity && this.#screens.get(entity)) || [];
  }

  /** The screens on which something rests on a name such as `constants.pageSize` or `subject.id`. */
  screensUsing(name: string): string[] {
    this.#uses ??= this.#findUses();
    const places = [...(this.#uses.get(name)?.values() ?? [])];
    return [...new Set(places.flatMap(([kind, of]) => (kind === 'screen' ? [of] : this.screensOf(of))))];
  }

  #findUses() {
    const { expressions } = this.specification;
    const uses = new Map<string, Map<string, Waiting>>();
    for (const { path, source } of expressionPlaces(this.names)) {
      const node = Object.hasOwn(expressions, source) ? expressions[source] : undefined;
      if (!node) continue;
      const place = this.#placeOf(path);
      for (const [root, name] of namesIn(node)) {
        if (!place || (root !== 'constants' && root !== 'subject') || name === undefined) continue;
        const places = uses.get(`${root}.${name}`) ?? new Map();
        uses.set(`${root}.${name}`, places);
        places.set(place.join(' '), place);
      }
    }
    return uses;
  }

  /** What shows a fact. */
  #placeOf(path: string): Waiting | undefined {
    const [chapter, name = ''] = path.split('.');
    const { rules } = this.specification;
    if (chapter === 'screens') return ['screen', name];
    if (chapter === 'entities' || chapter === 'lifecycles') return ['entity', name];
    const entity = chapter === 'rules' && Object.hasOwn(rules, name) ? rules[name]?.entity : undefined;
    return entity ? ['entity', entity] : undefined;
  }

  entityTitle(name: string): string {
    const { entities } = this.specification;
    return this.titleOf(name, Object.hasOwn(entities, name) ? entities[name] : undefined);
  }

  /** What people call something: its title, else words made from its name. */
  titleOf(name: string, facts?: { title?: string | null | undefined }): string {
    return facts?.title ?? labelFrom(name, localeOf(this.specification));
  }

  /** What people call a screen: without a title, a form after what it does, and a page that is named as its entity after that. */
  screenTitle(name: string, { title, kind, entity }: Pick<ScreenFacts, 'title' | 'kind' | 'entity'>): string {
    if (title || !entity) return this.titleOf(name, { title });
    const forms = formNames[languageOf(localeOf(this.specification))];
    const called = this.entityTitle(entity);
    const own = this.titleOf(name).toLowerCase();
    const plain = this.titleOf(entity).toLowerCase();
    if (kind === 'edit') return forms.edit(called);
    if (kind === 'create' && ['new', 'create', 'add', 'neu'].some((word) => own === `${word} ${plain}`))
      return forms.create(called);
    return own === plain ? called : this.titleOf(name);
  }
}

function push(lists: Map<string, string[]>, key: string, value: string) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
