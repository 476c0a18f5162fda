import { use } from 'react';
import { Link } from '#components/link';

interface Page {
  id: string;
  title: string;
  type: string;
}

/** All that Storybook shows, as it says itself; asked for once. */
const pages: Promise<Page[]> = fetch('index.json')
  .then((answer) => answer.json())
  .then(({ entries }: { entries: Record<string, Page> }) => Object.values(entries))
  // A story alone, outside of Storybook, leads nowhere.
  .catch(() => []);

/** To the page of another component, by the last word of the title of its stories. */
export function PageLink({ name }: { name: string }) {
  const page = use(pages).find(({ title, type }) => type === 'docs' && title.split('/').at(-1) === name);
  if (!page) return name;
  return (
    <Link href={`./?path=/docs/${page.id}`} target="_top">
      {name}
    </Link>
  );
}
