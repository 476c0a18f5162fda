import { useMemo } from 'react';
import { Prose } from '#app/prose';
import { textOf } from '#specification';
import { parseMarkdown } from '#specification/markdown';

export interface MarkdownProps {
  text: string;
  /** In one line: its words only. */
  compact?: boolean;
}

/** What somebody wrote in Markdown. Nothing in it becomes markup but what prose has: no HTML, no picture, no unsafe address. */
export function Markdown({ text, compact }: MarkdownProps) {
  const nodes = useMemo(() => parseMarkdown(text).map(({ prose }) => prose), [text]);
  if (!compact) return <Prose nodes={nodes} />;
  const words = nodes.map((node) => textOf([node]).trim()).join(' ');
  return <bdi>{words}</bdi>;
}
