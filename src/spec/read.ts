import type { Heading, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type * as z from 'zod';
import { type ChapterKey, chapterKeys, chapterOf, chapterTitles } from './chapters.ts';
import { check } from './check.ts';
import { isWritten, type Positions, positionAt } from './document/positions.ts';
import { type Prose, prose, textOf } from './document/prose.ts';
import { type Segment, segments } from './document/segments.ts';
import { readYaml } from './document/yaml.ts';
import type { Problem } from './problem.ts';
import type { Chapter, Knowledge, Specification } from './specification.ts';
import { access } from './vocabulary/access.ts';
import { calls } from './vocabulary/calls.ts';
import { constants } from './vocabulary/constants.ts';
import { entities } from './vocabulary/entities.ts';
import { errors } from './vocabulary/errors.ts';
import { lifecycles } from './vocabulary/lifecycles.ts';
import { purpose } from './vocabulary/purpose.ts';
import { rules } from './vocabulary/rules.ts';
import { screens } from './vocabulary/screens.ts';

const vocabulary: Record<ChapterKey, z.ZodType> = {
  purpose,
  screens,
  entities,
  lifecycles,
  rules,
  access,
  calls,
  errors,
  constants,
};

/** Longest document that is read, in characters. */
export const longestDocument = 8_000_000;

export interface Reading {
  specification: Specification;
  /** In the order of the document. */
  problems: Problem[];
}

interface Draft extends Chapter {
  value: unknown;
  positions: Positions;
}

/**
 * Reads a specification document. Never throws: what cannot be used is left out (so it counts as not shown) and
 * named in the problems with its line and column.
 * @param file what the document is called in messages
 */
export function read(text: string, file = 'PRODUCT.md'): Reading {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const drafts = Object.fromEntries(
    chapterKeys.map((key) => [
      key,
      { key, title: chapterTitles[key], state: 'notShown', prose: [], value: undefined, positions: [1, 1] },
    ]),
  ) as unknown as Record<ChapterKey, Draft>;
  const preface: Prose[] = [];
  let heading = '';
  let current: Draft | undefined;
  let chapterDepth: number | undefined;

  const openHeading = (node: Heading, line: number) => {
    const title = textOf(node.children.map(prose));
    const key =
      node.depth <= (chapterDepth ?? 3) && (node.depth > 1 || /^\s*[1-9]/.test(title)) ? chapterOf(title) : undefined;
    if (key && (chapterDepth === undefined || node.depth === chapterDepth)) {
      chapterDepth = node.depth;
      current = drafts[key];
      current.title = title.replace(/^\s*[1-9][.):]?\s*/, '') || current.title;
      current.line ??= line;
      current.positions = [line, 1];
      return true;
    }
    if (node.depth === 1 && !heading) heading = title;
    else return false;
    return true;
  };

  const readSegment = (segment: Segment) => {
    if (segment.kind === 'yaml') {
      if (current) mergeBlock(current, segment, report);
      else
        report({
          severity: 'warning',
          path: '',
          line: segment.line,
          column: 1,
          message: 'this block stands before the first chapter and is not used; move it below a chapter heading',
        });
      return;
    }
    for (const node of parseMarkdown(segment).children) {
      const line = (node.position?.start.line ?? 1) + segment.line - 1;
      if (node.type === 'heading' && openHeading(node, line)) continue;
      (current?.prose ?? preface).push(prose(node));
    }
  };

  const refusal = refuse(text);
  if (refusal) report({ severity: 'error', path: '', line: 1, column: 1, message: refusal });
  else for (const segment of segments(text)) readSegment(segment);

  const specification = { file, heading, preface, positions: [1, 1, {}] } as unknown as Specification;
  const inside = specification.positions[2] as Record<string, Positions>;
  specification.chapters = chapterKeys.map((key) => {
    const { value, positions, ...chapter } = drafts[key];
    inside[key] = positions;
    const stated = settle(key, value, specification.positions, report);
    Object.assign(specification, { [key]: stated ?? {} });
    const words = textOf(chapter.prose).trim();
    const isOnlyState = /^(not shown|none)\.?$/i.test(words);
    return { ...chapter, prose: isOnlyState ? [] : chapter.prose, state: stateOf(chapter.state, stated, words) };
  });
  keepNames(specification);
  shutGates(specification, problems);
  if (!refusal) check(specification, report);
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return { specification, problems };
}

function refuse(text: string): string | undefined {
  if (text.length > longestDocument)
    return `the document has ${text.length} characters, at most ${longestDocument} are read; split off what is not specification`;
  if (text.includes('\0')) return 'this is not a text file; choose a Markdown document';
  if (text.trim() === '') return 'the document is empty; begin with a heading such as `## 1. Purpose and audience`';
  return undefined;
}

function parseMarkdown(segment: Segment): Root {
  return fromMarkdown(segment.text);
}

/** Adds a block to its chapter. The same key in two blocks is an error that names both lines. */
function mergeBlock(chapter: Draft, segment: Segment, report: (problem: Problem) => void) {
  const { value, positions } = readYaml(segment.text, segment.line, chapter.key, report);
  if (value === undefined) return;
  if (value === null) {
    chapter.state = 'none';
    return;
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    report({
      severity: 'error',
      path: chapter.key,
      line: segment.line,
      column: 1,
      message: 'expected names with their properties below them (`name: { … }`)',
    });
    return;
  }
  const inside = (chapter.positions[2] ?? {}) as Record<string, Positions>;
  const merged = (chapter.value ?? {}) as Record<string, unknown>;
  for (const [key, position] of Object.entries(positions[2] ?? {})) {
    const earlier = inside[key];
    if (earlier) {
      report({
        severity: 'error',
        path: `${chapter.key}.${key}`,
        line: position[0],
        column: position[1],
        message: `the key '${key}' stands twice, first in line ${earlier[0]}; keep one of them`,
      });
      continue;
    }
    inside[key] = position;
    if (key in value) merged[key] = (value as Record<string, unknown>)[key];
  }
  chapter.value = merged;
  chapter.positions = [chapter.positions[0], chapter.positions[1], inside];
}

/** Holds a chapter against its vocabulary; what does not fit is reported and taken out, until the rest fits. */
function settle(key: ChapterKey, value: unknown, positions: Positions, report: (problem: Problem) => void): unknown {
  let rest = value;
  while (rest !== undefined) {
    const result = vocabulary[key].safeParse(rest);
    if (result.success) return result.data;
    for (const issue of flatten(result.error.issues).toReversed()) {
      const inner = issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path];
      for (const steps of inner) {
        const path = [key, ...steps].join('.');
        report({ severity: 'error', path, ...positionAt(positions, path), message: issue.message });
        rest = without(rest, steps as (string | number)[]);
        forget(positions[2]?.[key], steps as (string | number)[]);
      }
    }
  }
  return undefined;
}

/** The issues inside a union's branch that came closest say more than that no branch fits. */
function flatten(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const deeper = issue.errors.find(
      (branch) =>
        branch.length > 0 && branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    );
    return deeper ? flatten(deeper.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))) : [issue];
  });
}

function without(value: unknown, [step, ...steps]: (string | number)[]): unknown {
  if (step === undefined || value === null || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== Number(step)) return [item];
      const kept = without(item, steps);
      return kept === undefined ? [] : [kept];
    });
  }
  const { [step]: item, ...others } = value as Record<string, unknown>;
  const kept = steps.length > 0 ? without(item, steps) : undefined;
  return kept === undefined ? others : { ...others, [step]: kept };
}

/** Keeps the positions of a list in step with the items that are left. */
function forget(positions: Positions | undefined, steps: (string | number)[]) {
  const last = steps.at(-1);
  let at = positions;
  for (const step of steps.slice(0, -1)) at = at?.[2]?.[step];
  if (typeof last !== 'number' || !at?.[2]) return;
  const left = Object.entries(at[2]).filter(([index]) => Number(index) !== last);
  at[2] = Object.fromEntries(left.map(([, position], index) => [index, position]));
}

/** Something whose name alone is written, `condition: not shown`, is there, and nothing else is known of it. */
function keepNames(spec: Specification) {
  const keep = (named: Record<string, object>, positions: Positions | undefined) => {
    for (const name of Object.keys(positions?.[2] ?? {})) if (!(name in named)) named[name] = {};
  };
  const [, , chapters] = spec.positions;
  if (chapters?.entities?.[2]) keep(spec.entities, chapters.entities);
  if (chapters?.screens?.[2]) keep(spec.screens, chapters.screens);
  for (const [name, { fields }] of Object.entries(spec.entities)) {
    if (fields) keep(fields, chapters?.entities?.[2]?.[name]?.[2]?.fields);
  }
}

/**
 * What decides over access and cannot be read, or is written as not shown, must not read as if nothing stood there:
 * it is unknown, and what is unknown denies. Where nothing is written, nothing is asked.
 */
function shutGates(spec: Specification, problems: readonly Problem[]) {
  const isWrong = (path: string) =>
    problems.some(
      (problem) => problem.severity === 'error' && (problem.path === path || problem.path.startsWith(`${path}.`)),
    );
  if (isWrong('access.permissions') && !spec.access.permissions) spec.access.permissions = [];
  spec.access.permissions?.forEach((permission, index) => {
    const path = `access.permissions.${index}`;
    const isUnknown = permission.when === undefined && isWritten(spec.positions, `${path}.when`);
    if (isUnknown || (isWrong(path) && permission.effect !== 'deny')) permission.when = unknown;
  });
  for (const [entity, { transitions }] of Object.entries(spec.lifecycles)) {
    for (const [name, transition] of Object.entries(transitions ?? {})) {
      const path = `lifecycles.${entity}.transitions.${name}.guard`;
      if (transition.guard === undefined && isWritten(spec.positions, path)) transition.guard = unknown;
    }
  }
}

/** An expression that is never known. */
const unknown = 'notShown';

function stateOf(state: Knowledge, stated: unknown, words: string): Knowledge {
  if (state === 'none' || stated !== undefined) return stated === undefined ? 'none' : 'stated';
  if (/^none\.?$/i.test(words)) return 'none';
  return words === '' || /\bnot shown\b/i.test(words) ? 'notShown' : 'described';
}
