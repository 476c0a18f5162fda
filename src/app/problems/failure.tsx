import type { ReactNode } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { outcomeOf, ProblemError } from '#client';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { ErrorPage, type ErrorPageProps } from '#components/error-page';
import { outcomeText } from './outcome-text.ts';
import { nobodyText, useProblemText } from './problem-text.ts';
import { recoveryOf } from './shown.ts';

export interface FailureProps extends Pick<ErrorPageProps, 'level'> {
  error: unknown;
  /** What could not be loaded, as people call it; absent where nothing was. */
  what?: string;
  /** `screen` takes the place of what could not be had, `action` stands above what was tried. */
  place: 'screen' | 'action';
  onRetry?: () => void;
  /** Shows what is different; asked for where chapter 8 says so. */
  onCompare?: () => void;
  /** Begins to sign in; the way of the connection where absent. */
  onSignIn?: () => void;
  /** What else is to be said of it. */
  more?: ReactNode;
  /** Further ways on. */
  actions?: ReactNode;
}

/** What went wrong, in words, with the way on that chapter 8 offers. */
export function Failure({ error, what, level, place, onRetry, onCompare, onSignIn, more, actions }: FailureProps) {
  const product = useProduct();
  const messages = useMessages();
  const { role, connection } = useSession();
  const { title: said, detail } = useProblemText()(error);
  const title = what && said === messages.failure.title ? messages.failure.load(what) : said;
  const outcome = outcomeText(messages, outcomeOf(error));
  const recovery = nobodyText(messages, error, connection) ? 'signIn' : recoveryOf(product, error);
  const isDenied = error instanceof ProblemError && error.status === 403;
  const isGone = error instanceof ProblemError && (error.status === 404 || error.status === 410);
  const signIn = onSignIn ?? connection.signIn;
  const isRetried =
    recovery === 'retry' ||
    (recovery === 'signIn' && !signIn) ||
    (!recovery && place === 'screen' && !isDenied && !isGone);
  const retry = isRetried ? onRetry : undefined;
  const buttons = (
    <>
      {place === 'action' && retry && (
        <Button size="sm" onClick={retry}>
          {messages.failure.retry}
        </Button>
      )}
      {recovery === 'compare' && onCompare && (
        <Button size="sm" onClick={onCompare}>
          {messages.failure.compare}
        </Button>
      )}
      {recovery === 'signIn' && signIn && (
        <Button size="sm" variant="primary" onClick={signIn}>
          {messages.failure.signIn}
        </Button>
      )}
      {actions}
    </>
  );
  if (place === 'action') {
    return (
      <Banner tone="critical" title={title} actions={buttons}>
        {detail} {outcome}
        {more}
      </Banner>
    );
  }
  const whose = product.access.role(role)?.label.text;
  const deniedText = isDenied && whose ? messages.permission.deniedText(whose) : undefined;
  return (
    <ErrorPage level={level} title={title} onRetry={retry} actions={buttons}>
      <p>{detail ?? deniedText ?? (isGone ? messages.detail.gone : null)}</p>
      {more}
    </ErrorPage>
  );
}

type Rest = Omit<FailureProps, 'place'>;

/** In place of a screen whose records cannot be had. */
export function FailedScreen(props: Rest) {
  return <Failure {...props} place="screen" />;
}

/** Above a form or a record: what went wrong with the last try. */
export function FailedAction(props: Rest) {
  return <Failure {...props} place="action" />;
}
