import type { ReactNode } from 'react';
import { Link } from '#components/link';
import { Heading } from '#components/text';
import type { Prose as Node } from '#specification';
import { ProseTable } from './prose-table.tsx';

/** The words of a document, as its author set them. */
export function Prose({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-base">
      <Nodes nodes={nodes} />
    </div>
  );
}

function Nodes({ nodes }: { nodes: readonly Node[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: prose has no names and is never reordered
  return nodes.map((node, index) => <One key={index} node={node} />);
}

const textLooks = {
  emphasis: { Root: 'em', look: '' },
  strong: { Root: 'strong', look: 'font-semibold' },
  paragraph: { Root: 'p', look: '[text-align:match-parent]' },
  blockquote: { Root: 'blockquote', look: 'border-s-2 border-line ps-3 text-muted' },
  listItem: { Root: 'li', look: '' },
} as const;

function One({ node }: { node: Node }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code className="annotation rounded-control bg-sunken px-1 py-0.5">{node.value}</code>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <pre tabIndex={0} className="annotation overflow-x-auto rounded-sheet border border-line bg-sunken p-3">
          {node.value}
        </pre>
      );
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'blockquote':
    case 'listItem': {
      const { Root, look } = textLooks[node.type];
      return (
        // What is written the other way than the page keeps its own order, and the side of the page.
        <Root className={look || undefined} dir={node.type === 'paragraph' ? 'auto' : undefined}>
          <Nodes nodes={node.children} />
        </Root>
      );
    }
    case 'heading':
      return (
        <Heading level={3} size="sm" className="mt-2">
          <Nodes nodes={node.children} />
        </Heading>
      );
    case 'list': {
      const Root = node.ordered ? 'ol' : 'ul';
      return (
        <Root className={node.ordered ? 'list-decimal ps-5' : 'list-disc ps-5'}>
          <Nodes nodes={node.children} />
        </Root>
      );
    }
    case 'link':
      return (
        <Link href={node.url}>
          <Nodes nodes={node.children} />
        </Link>
      );
    case 'table':
      return <ProseTable table={node} cell={(nodes) => <Nodes nodes={nodes} />} />;
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'break':
      return <br />;
  }
}
