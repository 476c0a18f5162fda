import { use } from 'react';
import { useProduct } from '#app/product';
import { InPictureContext } from '#components/text';

/** The title of the page in the browser. One inside of another goes before it. */
export function PageTitle({ children }: { children: string }) {
  const { title } = useProduct();
  if (use(InPictureContext)) return null;
  return <title>{children === title.text ? children : `${children} · ${title.text}`}</title>;
}
