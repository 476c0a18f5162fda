import examples from 'virtual:examples';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { keptDocument, useOpenFile, useProduct } from '#app/product';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { FileDrop } from '#components/file-drop';
import { Heading, Text } from '#components/text';

/** The way to other documents: examples, and a person's own. */
export function OpenDocument() {
  const { to } = useProduct();
  const messages = useMessages();
  const openFile = useOpenFile();
  const [refusal, setRefusal] = useState('');
  const { data: kept } = useQuery({ queryKey: ['kept document'], queryFn: async () => (await keptDocument()) ?? null });
  const here = to('/_specification');
  const open = async (file: File) => {
    setRefusal('');
    try {
      await openFile(file);
      window.scrollTo({ top: 0 });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby="open" className="flex max-w-form flex-col gap-3">
      <div>
        <Heading level={2} id="open">
          {messages.overview.openTitle}
        </Heading>
        <Text size="sm" tone="muted">
          {messages.overview.openText}
        </Text>
      </div>
      <ul className="flex flex-wrap gap-2">
        {examples.map(({ id, title }) => (
          <DocumentLink key={id} to={`/~${id}/`} isHere={here === `/~${id}/_specification`}>
            {title}
          </DocumentLink>
        ))}
        {kept && (
          <DocumentLink to="/~file/_specification" isHere={here === '/~file/_specification'}>
            {messages.overview.openedFile(kept.name)}
          </DocumentLink>
        )}
        <DocumentLink to="/_specification" isHere={here === '/_specification'}>
          {messages.overview.backToProduct}
        </DocumentLink>
      </ul>
      <FileDrop accept=".md,.markdown,text/markdown" onFile={(file) => void open(file)}>
        {messages.overview.ownFile}
      </FileDrop>
      {refusal && (
        <Banner tone="critical" title={messages.problems.unreadable}>
          {refusal}
        </Banner>
      )}
    </section>
  );
}

/** A button to a document, unless it is the one that is open. */
function DocumentLink({
  to,
  isHere,
  children,
}: {
  to: string;
  isHere: boolean;
  children: string;
}): ReactElement | null {
  if (isHere) return null;
  return (
    <li>
      <Button asChild>
        <RouterLink to={to}>{children}</RouterLink>
      </Button>
    </li>
  );
}
