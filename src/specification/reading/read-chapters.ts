import { type Draft, type Drafts, emptyDrafts } from './draft.ts';
import { DraftNames } from './draft-names.ts';
import { foreignCode } from './foreign.ts';
import { gateAmong, isGate, misplaced, unreadChapter } from './gates.ts';
import { type Heading, type Scheme, schemeOf, titleOf } from './headings.ts';
import type { Items } from './items.ts';
import { isYaml } from './language.ts';
import { type Block, type Code, parseMarkdown } from './markdown.ts';
import type { Prose } from './prose.ts';
import { textOf } from './prose-text.ts';
import { readBlock } from './read-block.ts';
import type { Findings, Report } from './report.ts';
import { type Segment, segments } from './segments.ts';

/** What stands in a document, one after the other. */
type Part = { kind: 'block'; segment: Segment } | (Block & { kind: 'prose' });

/** Reads the words and the blocks of a document, chapter by chapter. */
export function readChapters(text: string, findings: Findings, items: Items): Drafts {
  const parts = partsOf(text, findings);
  const reader = new ChapterReader(schemeOf(parts.flatMap(headingOf)), findings, items);
  for (const part of parts) {
    if (part.kind === 'block') reader.block(part.segment);
    else reader.prose(part);
  }
  return reader.drafts;
}

function partsOf(text: string, { report }: Findings): Part[] {
  return segments(text).flatMap((segment): Part[] => {
    if (segment.kind === 'yaml') return [{ kind: 'block', segment }];
    const before = segment.line - 1;
    if (segment.unclosed) report('warning', '', [lastLine(segment), 1], 'block.unclosed');
    const blocks = parseMarkdown(segment.text);
    reportUnfenced(segment, blocks, report);
    return blocks.map((block) => {
      const codes = block.codes.map((code) => ({ ...code, line: code.line + before }));
      return { ...block, kind: 'prose', line: block.line + before, codes };
    });
  });
}

/** Facts that decide over access, and stand among the words as if they were some. */
function reportUnfenced({ text, line }: Segment, blocks: readonly Block[], report: Report) {
  if (!gateAmong(text)) return;
  const lines = text.split('\n');
  for (const { line: first, text: code } of blocks.flatMap(({ codes }) => codes))
    lines.fill('', first - 1, first - 1 + code.split('\n').length - 1);
  const found = gateAmong(lines.join('\n'));
  if (!found) return;
  const at = line + lines.join('\n').slice(0, found.offset).split('\n').length - 1;
  report('error', found.gate, [at, 1], 'block.unread', { language: '' });
}

const lastLine = ({ line, text }: Segment) => line + text.split('\n').length - 1;

function headingOf(part: Part): Heading[] {
  if (part.kind !== 'prose' || part.prose.type !== 'heading') return [];
  return [{ depth: part.prose.depth, title: textOf(part.prose.children) }];
}

class ChapterReader {
  readonly drafts: Drafts = emptyDrafts();
  readonly #scheme: Scheme | undefined;
  /** Of the heading of the current chapter. */
  #depth = 0;
  readonly #findings: Findings;
  readonly #items: Items;
  readonly #names = new DraftNames(this.drafts.chapters);
  #current: Draft | undefined;
  /** Where words go. */
  #words: Prose[] = this.drafts.preface;

  constructor(scheme: Scheme | undefined, findings: Findings, items: Items) {
    this.#scheme = scheme;
    this.#findings = findings;
    this.#items = items;
  }

  block(segment: Segment) {
    const { text, line } = segment;
    const { report } = this.#findings;
    const foreign = foreignCode('yaml', text);
    if (this.#current && !foreign) {
      readBlock(segment, this.#current, { findings: this.#findings, items: this.#items, names: this.#names });
      return;
    }
    this.#words.push({ type: 'code', value: text, language: 'yaml' });
    const gate = foreign ? undefined : unreadChapter({ text, language: 'yaml' }, undefined);
    if (gate) {
      report('error', gate, [line, 1], ...misplaced(gate));
      return;
    }
    const code = foreign ?? (this.#words === this.drafts.preface ? 'block.beforeChapters' : 'block.betweenChapters');
    report('warning', '', [line, 1], code);
  }

  prose({ prose, line, codes }: Block) {
    for (const code of codes) this.#code(code);
    if (this.#current && isUnfenced(prose))
      this.#findings.report('warning', this.#current.key, [line, 1], 'block.unfenced', {});
    if (prose.type !== 'heading' || !this.#heading(prose.depth, textOf(prose.children), line)) this.#words.push(prose);
  }

  /** What stands among the words as code, and might have been meant as facts. */
  #code(code: Code) {
    const { language, text, line } = code;
    const current = this.#current?.key;
    const foreign = foreignCode(language, text);
    const chapter = foreign && foreign !== 'block.json' ? undefined : unreadChapter(code, current);
    const isInside = code.isInside && isYaml(language);
    const about = foreign && !isGate(chapter) ? '' : (chapter ?? (isInside ? (current ?? '') : ''));
    const said = foreign ?? (isInside ? 'block.inList' : chapter && 'block.unread');
    if (said) this.#findings.report(about ? 'error' : 'warning', about, [line, 1], said, { language });
  }

  /** Opens or closes a chapter; false where the heading is one among the words. */
  #heading(depth: number, title: string, line: number): boolean {
    const key = this.#scheme?.({ depth, title });
    const draft = key && this.drafts.chapters.get(key);
    if (draft) {
      this.#depth = depth;
      return this.#open(draft, title, line);
    }
    // An appendix, or whatever else comes after: no more of the chapter.
    if (this.#current && depth <= this.#depth) {
      this.#words = this.drafts.appendix;
      this.#current = undefined;
    }
    if (depth > 1 || this.drafts.heading !== '' || this.#words !== this.drafts.preface) return false;
    this.drafts.heading = title.trim();
    return true;
  }

  /** A chapter that is opened again keeps its name, and the heading becomes one of its words. */
  #open(draft: Draft, title: string, line: number): boolean {
    this.#current = draft;
    this.#words = draft.prose;
    if (draft.line !== undefined) return false;
    draft.line = line;
    draft.positions = [line, 1];
    const name = titleOf(title);
    if (name) draft.title = name;
    return true;
  }
}

/** Whether words are lines of names with a colon, one of which opens the next: facts without a block around them. */
function isUnfenced(prose: Prose): boolean {
  if (prose.type !== 'paragraph') return false;
  const lines = textOf(prose.children).split('\n');
  const opens = lines.slice(0, -1).some((line) => /:\s*$/.test(line));
  return opens && lines.every((line) => /^[\p{L}\p{N}_-]+:(?:\s.*)?$/u.test(line));
}
