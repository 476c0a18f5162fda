import { Link } from '#components/link';

/** To the page of another component, by the title of its stories. */
export function PageLink({ name }: { name: string }) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <Link href={`./?path=/docs/components-${id}--docs`} target="_top">
      {name}
    </Link>
  );
}
