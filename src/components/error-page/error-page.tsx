import { Component, type ReactNode } from 'react';
import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';
import { useStrings } from '#components/locale';
import { Text } from '#components/text';

export interface ErrorPageProps {
  title?: ReactNode;
  /** 1 in place of a whole page. */
  level?: 1 | 2;
  /** What happened, for who will mend it. */
  detail?: string;
  onRetry?: () => void;
  actions?: ReactNode;
  children?: ReactNode;
}

/** In place of a screen that cannot be shown: what happened, and the way on. */
export function ErrorPage({ title, level = 2, detail, onRetry, actions, children }: ErrorPageProps) {
  const strings = useStrings();
  return (
    <EmptyState
      role="alert"
      level={level}
      title={title ?? strings.somethingBroke}
      actions={
        <>
          {onRetry && (
            <Button tone="primary" onClick={onRetry}>
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

/** Keeps a part that throws from taking down the rest. Another `resetKey` is another try. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey?: unknown }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: { resetKey?: unknown }) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <ErrorPage detail={error.message} onRetry={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    );
  }
}
