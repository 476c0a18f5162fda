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
export declare function ErrorPage(props: ErrorPageProps): JSX.Element;

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
export declare class ErrorBoundary extends Component<ErrorBoundaryProps, {
  error?: Error;
}> {
  state: {
    error?: Error;
  };
  static getDerivedStateFromError(error: Error): {
    error: Error;
  };
  componentDidCatch(error: Error, where: ErrorInfo): void;
  componentDidUpdate(previous: {
    resetKey?: unknown;
  }): void;
  tryAgain: () => void;
  render(): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null | undefined;
}
