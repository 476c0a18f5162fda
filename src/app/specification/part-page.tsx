import { parts } from '#app/chapters';
import { useProduct } from '#app/product';
import { NotFoundPage } from '#app/screens';

/** One thing that a chapter states, at an address of its own. */
export function PartPage({ chapter, name }: { chapter: string; name: string }) {
  const { chapters } = useProduct().specification;
  const found = chapters.find(({ key }) => key === chapter);
  const Part = found && parts[found.key];
  return Part ? <Part key={name} name={name} /> : <NotFoundPage />;
}
