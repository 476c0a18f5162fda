import { type ReactNode, useId } from 'react';
import { Link } from '#components/link';
import { Heading } from '#components/text';
import type { Prose as Node } from '#specification';
import { ProseTable } from './prose-table.tsx';

/** The words of a document, as its author set them. */
export function Prose({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-base">
      {nodes.map((node, index) => (
        // What is written the other way than the page keeps its own order, and stands on the side of the page.
        // biome-ignore lint/suspicious/noArrayIndexKey: prose has no names and is never reordered
        <div key={index} dir="auto" className={isWide.has(node.type) ? undefined : 'w-fit'}>
          <One node={node} />
        </div>
      ))}
    </div>
  );
}

/** What takes the width that there is. */
const isWide = new Set<Node['type']>(['table', 'code', 'thematicBreak']);

function Nodes({ nodes }: { nodes: readonly Node[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: prose has no names and is never reordered
  return nodes.map((node, index) => <One key={index} node={node} />);
}

const textLooks = {
  emphasis: { Root: 'em', look: '' },
  strong: { Root: 'strong', look: 'font-semibold' },
  struck: { Root: 'del', look: '' },
  paragraph: { Root: 'p', look: '' },
  blockquote: { Root: 'blockquote', look: 'border-s-2 border-line ps-3 text-muted' },
} as const;

function One({ node }: { node: Node }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code className="annotation rounded-control bg-sunken px-1 py-0.5">{node.value}</code>;
    case 'code':
      return (
        <pre
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className="annotation overflow-x-auto rounded-sheet border border-line bg-sunken p-3 text-start"
        >
          {node.value}
        </pre>
      );
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'struck':
    case 'blockquote': {
      const { Root, look } = textLooks[node.type];
      return (
        <Root className={look || undefined}>
          <Nodes nodes={node.children} />
        </Root>
      );
    }
    case 'listItem':
      return node.isDone === undefined ? (
        <li>
          <Nodes nodes={node.children} />
        </li>
      ) : (
        <Task isDone={node.isDone}>
          <Nodes nodes={node.children} />
        </Task>
      );
    case 'heading':
      return (
        <Heading level={3} size="sm" className="mt-2">
          <Nodes nodes={node.children} />
        </Heading>
      );
    case 'list': {
      const children = <Nodes nodes={node.children} />;
      return node.ordered ? (
        <ol start={node.start} className="list-decimal ps-5">
          {children}
        </ol>
      ) : (
        <ul className="list-disc ps-5">{children}</ul>
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

/** Something to be done, and whether it is. */
function Task({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const words = useId();
  return (
    <li className="-ms-5 flex list-none items-baseline gap-1.5">
      <input type="checkbox" checked={isDone} disabled aria-labelledby={words} className="size-3.5 shrink-0" />
      <div id={words}>{children}</div>
    </li>
  );
}
