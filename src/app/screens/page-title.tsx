import { useProduct } from '#app/product';

/** The title of the page in the browser. One inside of another goes before it. */
export function PageTitle({ children }: { children: string }) {
  const { title } = useProduct();
  return <title>{children === title.text ? children : `${children} · ${title.text}`}</title>;
}
