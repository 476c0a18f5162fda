import { useState } from 'react';
import { useMessages } from '#app/messages';
import { problemText } from '#app/problems';
import { useForgetFile } from '#app/product';
import { Bare } from '#app/providers';
import { Button } from '#components/button';
import { ErrorPage } from '#components/error-page';

/** In place of a document that is not there. */
export function MissingDocument() {
  const messages = useMessages();
  return (
    <Bare>
      <ErrorPage level={1} title={messages.problems.goneTitle} actions={<ToProduct />}>
        {messages.problems.gone}
      </ErrorPage>
    </Bare>
  );
}

export interface FailedDocumentProps {
  /** As its addresses begin. */
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of a document that could not be opened: why, another try, and a way to be rid of it. */
export function FailedDocument({ name, error, onRetry }: FailedDocumentProps) {
  const messages = useMessages();
  const { detail } = problemText(messages, error);
  return (
    <Bare>
      <ErrorPage
        level={1}
        title={messages.problems.notOpened}
        detail={detail}
        onRetry={onRetry}
        actions={
          <>
            {name === 'file' && <Forget />}
            {name !== 'product' && <ToProduct />}
          </>
        }
      >
        {messages.problems.notOpenedText}
      </ErrorPage>
    </Bare>
  );
}

function ToProduct() {
  const messages = useMessages();
  return (
    <Button asChild>
      <a href="#/">{messages.about.backToProduct(import.meta.env.DOCUMENT)}</a>
    </Button>
  );
}

/** Removes the document that a person opened from this browser. */
function Forget() {
  const messages = useMessages();
  const forgetFile = useForgetFile();
  const [isFailed, setIsFailed] = useState(false);
  const forget = async () => {
    try {
      await forgetFile('/');
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void forget()}>{messages.problems.forget}</Button>
      {isFailed && <p role="alert">{messages.problems.notForgotten}</p>}
    </>
  );
}
