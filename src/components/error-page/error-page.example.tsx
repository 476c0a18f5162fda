import { ErrorPage } from '#components/error-page';

export function Example() {
  return (
    <ErrorPage title="The repairs did not come" onRetry={() => location.reload()}>
      The server did not answer.
    </ErrorPage>
  );
}
