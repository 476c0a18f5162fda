/** A stretch of the document: a fenced `yaml` block, or the Markdown between two of them. */
export interface Segment {
  kind: 'yaml' | 'markdown';
  text: string;
  /** Line of the segment's first line in the document, from 1. */
  line: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;

/**
 * Cuts the document into blocks and the Markdown around them. Only yaml fences are cut out, so that the Markdown
 * parser never reads what can be a megabyte of data; any other fence stays with its Markdown.
 */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let lines: string[] = [];
  let start = 1;
  let open: { marker: string; kind: Segment['kind'] } | undefined;
  const close = (kind: Segment['kind'], next: number) => {
    if (kind === 'yaml' || lines.length > 0) found.push({ kind, text: lines.join('\n'), line: start });
    lines = [];
    start = next;
  };
  text.split(/\r\n?|\n/).forEach((line, index) => {
    const [, marker, language] = fence.exec(line) ?? [];
    if (!open && marker && /^ya?ml$/i.test(language ?? '')) {
      close('markdown', index + 2);
      open = { marker, kind: 'yaml' };
    } else if (open && marker?.startsWith(open.marker) && !language) {
      if (open.kind === 'yaml') close('yaml', index + 2);
      else lines.push(line);
      open = undefined;
    } else {
      if (!open && marker) open = { marker, kind: 'markdown' };
      lines.push(line);
    }
  });
  close(open?.kind ?? 'markdown', 0);
  return found;
}
