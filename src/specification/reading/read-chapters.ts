import { type Draft, type Drafts, emptyDrafts } from './draft.ts';
import { foreignCode } from './foreign.ts';
import { type Heading, type Scheme, schemeOf, titleOf } from './headings.ts';
import type { Items } from './items.ts';
import { type Block, parseMarkdown } from './markdown.ts';
import { type Prose, textOf } from './prose.ts';
import { readBlock } from './read-block.ts';
import type { Findings } from './report.ts';
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
    return parseMarkdown(segment.text).map((block) => {
      const fences = block.fences.map((fence) => ({ ...fence, line: fence.line + before }));
      return { ...block, kind: 'prose', line: block.line + before, fences };
    });
  });
}

const lastLine = ({ line, text }: Segment) => line + text.split('\n').length - 1;

function headingOf(part: Part): Heading[] {
  if (part.kind !== 'prose' || part.prose.type !== 'heading') return [];
  return [{ depth: part.prose.depth, title: textOf(part.prose.children) }];
}

class ChapterReader {
  readonly drafts: Drafts = emptyDrafts();
  readonly #scheme: Scheme | undefined;
  readonly #findings: Findings;
  readonly #items: Items;
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
    const foreign = foreignCode('yaml', text);
    if (this.#current && !foreign) {
      readBlock(segment, this.#current, this.#findings, this.#items);
      return;
    }
    this.#words.push({ type: 'code', value: text, language: 'yaml' });
    const code = foreign ?? (this.#words === this.drafts.preface ? 'block.beforeChapters' : 'block.betweenChapters');
    this.#findings.report('warning', '', [line, 1], code);
  }

  prose({ prose, line, fences }: Block) {
    for (const fence of fences) {
      const foreign = foreignCode(fence.language, fence.text);
      const code = foreign ?? (fence.isInside && /^ya?ml/i.test(fence.language) ? 'block.inList' : undefined);
      if (code) this.#findings.report('warning', '', [fence.line, 1], code);
      // What decides over access fails shut.
      if (code === 'block.inList' && this.#current) this.#findings.unusable.add(this.#current.key);
    }
    if (prose.type !== 'heading' || !this.#heading(prose.depth, textOf(prose.children), line)) this.#words.push(prose);
  }

  /** Opens or closes a chapter; false where the heading is one among the words. */
  #heading(depth: number, title: string, line: number): boolean {
    const scheme = this.#scheme;
    if (scheme && depth <= scheme.depth) {
      const key = depth === scheme.depth ? scheme.chapterOf(title) : undefined;
      const draft = key && this.drafts.chapters.get(key);
      if (draft) return this.#open(draft, title, line);
      // An appendix, or whatever else comes after: no more of the chapter.
      if (this.#current) this.#words = this.drafts.appendix;
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
