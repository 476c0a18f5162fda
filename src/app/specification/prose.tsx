import type { ReactNode } from 'react';
import { Link } from '#components/link';
import { Heading } from '#components/text';
import type { Prose as Node } from '#spec';

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
      return (
        <p>
          <Nodes nodes={node.children} />
        </p>
      );
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      );
    case 'strong':
      return (
        <strong className="font-semibold">
          <Nodes nodes={node.children} />
        </strong>
      );
    case 'blockquote':
      return (
        <blockquote className="border-s-2 border-line ps-3 text-muted">
          <Nodes nodes={node.children} />
        </blockquote>
      );
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
    case 'listItem':
      return (
        <li>
          <Nodes nodes={node.children} />
        </li>
      );
    case 'link':
      return (
        <Link href={node.url}>
          <Nodes nodes={node.children} />
        </Link>
      );
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'break':
      return <br />;
  }
}
