import { isChapterLine } from './headings.ts';
import { isYaml, languageOf } from './language.ts';
import { shallow } from './shallow.ts';

/** A stretch of the document: a fenced `yaml` block, or the Markdown between two of them. */
export interface Segment {
  kind: 'yaml' | 'markdown';
  text: string;
  /** Line of the segment's first line in the document, from 1. */
  line: number;
  /** Whether the line that closes its fence is missing: `cut` where something that cannot belong to it follows. */
  unclosed?: 'cut' | 'end';
}

/** The line that opens or closes a fenced block. */
interface Fence {
  indent: number;
  character: string;
  length: number;
  info: string;
}

const pattern = /^( {0,3})(?:(`{3,})([^`]*)|(~{3,})(.*))$/;

function fenceOf(line: string): Fence | undefined {
  const [found, indent = '', ticks, ticksInfo, tildes = '', tildesInfo] = pattern.exec(line) ?? [];
  if (found === undefined) return undefined;
  const marker = ticks ?? tildes;
  return {
    indent: indent.length,
    character: marker[0] ?? '',
    length: marker.length,
    info: (ticksInfo ?? tildesInfo ?? '').trim(),
  };
}

const opensYaml = ({ info }: Fence) => isYaml(languageOf(info));
const isClosedBy = (open: Fence, { character, length, info }: Fence) =>
  character === open.character && length >= open.length && info === '';

/**
 * Cuts the document into blocks and the Markdown around them. Only yaml fences are cut out, so that the Markdown
 * parser never reads what can be a megabyte of data; any other fence stays with its Markdown. A fence that nobody
 * closed ends at the next chapter, which it would swallow.
 */
export function segments(text: string): Segment[] {
  return new Segments(text.split(/\r\n?|\n/)).found;
}

class Segments {
  readonly found: Segment[] = [];
  readonly #lines: readonly string[];
  #words: string[] = [];
  #wordsFrom = 0;
  /** The shortest fence of a character that is closed nowhere from here on. */
  readonly #neverClosed = new Map<string, number>();
  /** From here on no comment is closed. */
  #noComments = false;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    for (let at = 0; at < lines.length; ) at = this.#step(at);
    this.#flush(lines.length);
  }

  /** Reads what begins at a line; gives the line after it. */
  #step(at: number): number {
    const line = this.#lines[at] ?? '';
    const fence = fenceOf(line);
    if (fence) return this.#block(at, fence);
    if (/^ {0,3}<!--/.test(line)) return this.#comment(at);
    this.#words.push(shallow(line));
    return at + 1;
  }

  #block(at: number, fence: Fence): number {
    const { end, next, unclosed } = this.#endOf(at, fence);
    if (opensYaml(fence)) {
      this.#flush(at);
      const text = this.#lines.slice(at + 1, end).join('\n');
      this.found.push({ kind: 'yaml', text, line: at + 2, ...(unclosed ? { unclosed } : {}) });
      this.#wordsFrom = next;
      return next;
    }
    for (const line of this.#lines.slice(at, next)) this.#words.push(line);
    if (unclosed === 'cut') this.#flush(next, 'cut');
    return next;
  }

  /** Where a block ends, and what follows begins. */
  #endOf(at: number, fence: Fence): { end: number; next: number; unclosed?: 'cut' | 'end' } {
    const shortest = this.#neverClosed.get(fence.character) ?? Number.POSITIVE_INFINITY;
    const isHopeless = fence.length >= shortest;
    let chapter: number | undefined;
    for (let next = at + 1; next < this.#lines.length; next++) {
      const line = this.#lines[next] ?? '';
      if (
        chapter === undefined &&
        line.startsWith('#') &&
        this.#lines[next - 1]?.trim() === '' &&
        isChapterLine(line)
      ) {
        chapter = next;
        if (isHopeless) break;
      }
      const inner = fenceOf(line);
      if (!inner) continue;
      if (isClosedBy(fence, inner)) return { end: next, next: next + 1 };
      // Yaml holds no other block at its own indent, and nothing holds a chapter with a block: the one before was left open.
      const isOther =
        inner.info !== '' &&
        (opensYaml(fence)
          ? inner.indent === fence.indent
          : chapter !== undefined && inner.character === fence.character && inner.length >= fence.length);
      if (isOther) return { end: chapter ?? next, next: chapter ?? next, unclosed: 'cut' };
    }
    this.#neverClosed.set(fence.character, Math.min(fence.length, shortest));
    const end = chapter ?? this.#lines.length;
    return { end, next: end, unclosed: chapter === undefined ? 'end' : 'cut' };
  }

  /** Leaves a comment out, and keeps its lines. */
  #comment(at: number): number {
    for (let end = at; !this.#noComments && end < this.#lines.length; end++) {
      const line = this.#lines[end] ?? '';
      const close = line.indexOf('-->', end === at ? line.indexOf('<!--') + 4 : 0);
      if (close < 0) continue;
      for (let inside = at; inside < end; inside++) this.#words.push('');
      this.#words.push(shallow(line.slice(close + 3)));
      return end + 1;
    }
    this.#noComments = true;
    this.#words.push(shallow(this.#lines[at] ?? ''));
    return at + 1;
  }

  #flush(next: number, unclosed?: 'cut') {
    if (this.#words.length > 0)
      this.found.push({
        kind: 'markdown',
        text: this.#words.join('\n'),
        line: this.#wordsFrom + 1,
        ...(unclosed ? { unclosed } : {}),
      });
    this.#words = [];
    this.#wordsFrom = next;
  }
}
