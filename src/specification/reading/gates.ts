import { isMap } from '../chapters/facts.ts';
import { chapters } from '../chapters/index.ts';
import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { ProblemValues } from '../problem.ts';
import { Items } from './items.ts';
import { mayBeYaml } from './language.ts';
import { Findings } from './report.ts';
import { keysOf } from './schema.ts';
import { readYaml, unusable } from './yaml.ts';

/** The chapters that decide over access. */
export type Gate = Extract<ChapterKey, 'access' | 'lifecycles'>;

/** What gates are written with; in text that is not read, or cannot be, one of them is enough. */
const lines: Record<Gate, readonly RegExp[]> = {
  access: [
    /(?:^|[{,\s])["']?permissions["']?[ \t]*:[ \t]*(?:\[\s*\{|(?:#.*)?\n(?:[\p{Zs}\t>]*\n)*[\p{Zs}\t>]*-[ \t]*(?:\{|["']?\w+["']?[ \t]*:))/mu,
    /(?:^|[{,\s])["']?effect["']?[ \t]*:[ \t]*["']?(?:allow|deny)\b/m,
  ],
  lifecycles: [
    /^([\p{Zs}\t>]*)["']?(?:states|transitions)["']?[ \t]*:[ \t]*(?:#.*)?\n\1[\p{Zs}\t]+[^\s:]+:[ \t]*(?:\{|#|$)/mu,
    /(?:^|[{,\s])["']?(?:states|transitions)["']?[ \t]*:[ \t]*\{\s*["']?\w+["']?[ \t]*:[ \t]*\{/m,
  ],
};
const gates: readonly Gate[] = ['access', 'lifecycles'];

/** Whether a chapter decides over access. */
export function isGate(chapter: ChapterKey | undefined): chapter is Gate {
  return gates.some((gate) => gate === chapter);
}

/** The chapter whose facts a text holds that is not read as such, and the offset at which they show. */
export function gateAmong(text: string): { gate: Gate; offset: number } | undefined {
  for (const gate of gates)
    for (const pattern of lines[gate]) {
      const found = pattern.exec(text);
      if (found) return { gate, offset: found.index + found[0].search(/\S/) };
    }
  return undefined;
}

/** The chapter of which facts are the gates, by what they are made of; access before all, which denies everything. */
export function gateOf(value: unknown): Gate | undefined {
  if (holdsPermissions(value)) return 'access';
  const inner = isMap(value) ? Object.values(value) : [];
  if (inner.some(holdsPermissions)) return 'access';
  return gates.find((gate) => inner.some((one) => isInside(gate, one, 2)));
}

/** Fields may be called anything, and have anything in them. */
function isInside(gate: Gate, value: unknown, depth: number): boolean {
  if (!isMap(value) || depth === 0) return false;
  const isHere =
    gate === 'access' ? holdsPermissions(value.permissions) : [value.states, value.transitions].some(holdsLifecycle);
  return isHere || Object.entries(value).some(([key, one]) => key !== 'fields' && isInside(gate, one, depth - 1));
}

const partsOfPermission = ['effect', 'roles', 'can', 'on'];
const holdsPermissions = (value: unknown) =>
  Array.isArray(value) &&
  value.some((one) => isMap(one) && partsOfPermission.filter((part) => Object.hasOwn(one, part)).length > 1);
/** Also in what is none for something else that is said with it. */
const arrow = /->|→|=>/;
const partsOfLifecycle = ['editable', 'final', 'from', 'to', 'guard'];
const holdsLifecycle = (value: unknown) =>
  isMap(value) &&
  Object.values(value).some(
    (one) =>
      (typeof one === 'string' && arrow.test(one)) ||
      (isMap(one) && partsOfLifecycle.some((part) => Object.hasOwn(one, part))),
  );

/** The chapter that a block which is not read would have been of: of its gates, else the one that it stands in. */
export function unreadChapter(
  { text, language }: { text: string; language: string },
  current: ChapterKey | undefined,
): ChapterKey | undefined {
  const isMeant = mayBeYaml(language);
  const { value, isTorn } = readYaml(text, { path: '', firstLine: 1, findings: new Findings(), items: new Items() });
  if (value !== unusable && !isTorn)
    return gateOf(value) ?? (isMeant && current && isOf(current, value) ? current : undefined);
  if (!isMeant) return undefined;
  return gateAmong(text)?.gate ?? (isGate(current) && wordsOf(current).test(text) ? current : undefined);
}

/** Whether a value has keys that the vocabulary of a chapter knows, or things with such keys; of a gate, anything that nests. */
function isOf(chapter: ChapterKey, value: unknown): boolean {
  const inner = Array.isArray(value) || isMap(value) ? Object.values(value) : [];
  if (isGate(chapter) && inner.some((one) => isMap(one) || Array.isArray(one))) return true;
  if (!isMap(value)) return false;
  const { keys, isNamed } = keysOf(chapters[chapter].vocabulary);
  const holders = isNamed ? inner.filter(isMap) : [value];
  return holders.some((holder) => keys.some((key) => Object.hasOwn(holder, key)));
}

/** The keys of a chapter, each at the beginning of a line, as any language of data would write them. */
function wordsOf(chapter: ChapterKey): RegExp {
  const { keys } = keysOf(chapters[chapter].vocabulary);
  return new RegExp(`^[\\p{Zs}\\t>[-]*["']?(?:${keys.join('|')})["']?[ \\t]*[:：=\\]]`, 'imu');
}

/** What is said of facts that belong to a chapter and stand elsewhere. */
export function misplaced(chapter: ChapterKey): ['block.misplaced', ProblemValues] {
  return ['block.misplaced', { chapter: String(chapterKeys.indexOf(chapter) + 1) }];
}
