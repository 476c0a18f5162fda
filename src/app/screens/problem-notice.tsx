import { ProblemError, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { ErrorPage } from '#components/error-page';
import { roleLabel } from '#spec';

/** What an error says to a person: in the words of the error catalogue where it is catalogued. */
export function useProblemText(): (error: unknown) => { title: string; detail?: string } {
  const messages = useMessages();
  return (error) => {
    if (error instanceof ProblemError) return { title: error.details.title, detail: error.details.detail };
    if (error instanceof TypeError) return { title: messages.failure.title, detail: messages.failure.unreachable };
    return { title: messages.failure.title, detail: error instanceof Error ? error.message : undefined };
  };
}

/** In place of a screen whose records cannot be had. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const specification = useSpecification();
  const { role } = useSession();
  const messages = useMessages();
  const { title, detail } = useProblemText()(error);
  if (error instanceof ProblemError && error.details.status === 403) {
    return <ErrorPage title={title}>{messages.permission.deniedText(roleLabel(specification, role).text)}</ErrorPage>;
  }
  return (
    <ErrorPage title={title} onRetry={onRetry}>
      {detail && <p>{detail}</p>}
    </ErrorPage>
  );
}

/** Above a form or a record: what went wrong with the last try. */
export function FailedAction({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const specification = useSpecification();
  const messages = useMessages();
  const { title, detail } = useProblemText()(error);
  const code = error instanceof ProblemError ? error.code : undefined;
  const canRetry =
    onRetry && (!(error instanceof ProblemError) || (code && specification.errors[code]?.recovery === 'retry'));
  return (
    <Banner
      tone="critical"
      title={title}
      actions={
        canRetry ? (
          <Button size="sm" onClick={onRetry}>
            {messages.failure.retry}
          </Button>
        ) : undefined
      }
    >
      {detail}
    </Banner>
  );
}
