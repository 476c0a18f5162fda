import { Spinner } from '#components/spinner';

export function Example() {
  return (
    <Spinner aria-hidden={false} aria-label="The repairs are on their way" role="img" />
  );
}
