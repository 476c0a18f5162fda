import { useState } from 'react';
import { useChapterMessages, useMessages } from '#app/messages';
import { RefusedFile, useOpenFile } from '#app/product';
import { Banner } from '#components/banner';
import { FileDrop } from '#components/file-drop';
import { Heading, Text } from '#components/text';
import { DocumentLinks } from './document-links.tsx';

/** The way to other documents: examples, and a person's own. */
export function OpenDocument() {
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
    <section aria-labelledby="open" className="flex max-w-form flex-col gap-3">
      <div>
        <Heading level={2} id="open">
          {texts.overview.openTitle}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.overview.openText}
        </Text>
      </div>
      <DocumentLinks />
      <FileDrop accept=".md,.markdown,text/markdown" onFiles={([file]) => file && void open(file)}>
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
