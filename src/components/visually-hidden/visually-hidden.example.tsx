import { VisuallyHidden } from '#components/visually-hidden';

export function Example() {
  return (
    <p>
      9 <VisuallyHidden>repairs are ready</VisuallyHidden>
    </p>
  );
}
