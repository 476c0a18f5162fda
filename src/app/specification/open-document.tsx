import { useState } from 'react';
import { useChapterMessages, useMessages } from '#app/messages';
import { RefusedFile, useOpenFile } from '#app/product';
import { Banner } from '#components/banner';
import { FileDrop } from '#components/file-drop';
import { Heading, Text } from '#components/text';
import { DocumentLinks } from './document-links.tsx';

/**
 * The way to other documents: examples, and a person's own.
 * @param isRow where there is more to be looked at below: in one row
 */
export function OpenDocument({ isRow = false }: { isRow?: boolean }) {
  const messages = useMessages();
  const texts = useChapterMessages();
  const openFile = useOpenFile();
  const [refusal, setRefusal] = useState('');
  const open = async (file: File) => {
    setRefusal('');
    try {
      await openFile(file);
      window.scrollTo({ top: 0 });
    } catch (error) {
      setRefusal(error instanceof RefusedFile ? error.message : messages.problems.notOpenedText);
    }
  };
  return (
    <section
      aria-labelledby="open"
      className={`flex gap-3 print:hidden ${isRow ? 'flex-wrap items-center' : 'max-w-form flex-col'}`}
    >
      <div>
        <Heading level={2} size={isRow ? 'sm' : undefined} id="open">
          {texts.overview.openTitle}
        </Heading>
        {!isRow && (
          <Text size="sm" tone="muted">
            {texts.overview.openText}
          </Text>
        )}
      </div>
      <DocumentLinks size={isRow ? 'sm' : undefined} />
      <FileDrop
        accept=".md,.markdown,text/markdown"
        onFiles={([file]) => file && void open(file)}
        className={isRow ? 'py-1 ps-1' : undefined}
      >
        {texts.overview.ownFile}
      </FileDrop>
      {refusal && (
        <Banner tone="critical" title={messages.problems.unreadable}>
          {refusal}
        </Banner>
      )}
    </section>
  );
}
