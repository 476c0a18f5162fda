import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { Button } from '#components/button';
import { EmptyState, type EmptyStateProps } from '#components/empty-state';
import { NotLoaded } from '#components/lazily';
import { useStrings } from '#components/locale';
import { Text } from '#components/text';

export interface ErrorPageProps extends Omit<EmptyStateProps, 'title' | 'level' | 'icon'> {
  /** What happened, in a few words; that something broke where absent. */
  title?: ReactNode;
  /** 1 in place of a whole page. */
  level?: 1 | 2;
  /** What happened, for who will mend it. */
  detail?: string;
  /** Tries again, for which it then has a button. */
  onRetry?: () => void;
}

/** In place of a screen that cannot be shown: what happened, and the way on. */
export function ErrorPage({ title, level = 2, detail, onRetry, actions, children, ...rest }: ErrorPageProps) {
  const strings = useStrings();
  return (
    <EmptyState
      role="alert"
      {...rest}
      level={level}
      title={title ?? strings.somethingBroke}
      actions={
        <>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {strings.tryAgain}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {children ?? <p>{strings.somethingBrokeText}</p>}
      {detail && (
        <Text size="note" tone="muted" className="mt-2">
          {detail}
        </Text>
      )}
    </EmptyState>
  );
}

/** In place of a part that did not come. Without a line that is no fault, and over when there is one again. */
function NotLoadedPage({ detail, onRetry }: Required<Pick<ErrorPageProps, 'detail' | 'onRetry'>>) {
  const strings = useStrings();
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout>;
    // What failed a moment ago is not asked for again at once.
    const retrySoon = () => {
      wait = setTimeout(onRetry, 1000);
    };
    addEventListener('online', retrySoon);
    return () => {
      removeEventListener('online', retrySoon);
      clearTimeout(wait);
    };
  }, [onRetry]);
  if (navigator.onLine) return <ErrorPage detail={detail} onRetry={onRetry} />;
  return (
    <ErrorPage title={strings.noConnection} onRetry={onRetry}>
      <p>{strings.notLoadedText}</p>
    </ErrorPage>
  );
}

export interface ErrorBoundaryProps {
  /** The part that may throw. */
  children: ReactNode;
  /** Another one is another try. */
  resetKey?: unknown;
  /** Told what was thrown, and where in the page: to be kept where somebody will read it. */
  onError?: (error: Error, where: ErrorInfo) => void;
  /** What is shown in its place, where that is not the usual page. */
  fallback?: (error: Error, tryAgain: () => void) => ReactNode;
}

/** Keeps a part that throws from taking down the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, where: ErrorInfo) {
    this.props.onError?.(error, where);
  }

  override componentDidUpdate(previous: { resetKey?: unknown }) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.tryAgain();
  }

  tryAgain = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (!error) return children;
    if (fallback) return fallback(error, this.tryAgain);
    const Page = error instanceof NotLoaded ? NotLoadedPage : ErrorPage;
    return <Page detail={error.message} onRetry={this.tryAgain} />;
  }
}
