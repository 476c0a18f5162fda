import { Link as RouterLink } from 'react-router';
import { specificationPath, useAsked } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { VisuallyHidden } from '#components/visually-hidden';
import { inShort } from '#specification/vocabulary';
import type { SaidEntry } from './entries.ts';
import { Shorter } from './shorter.tsx';

/** A key: what it means, takes and does, with an example. The address may lead to it. */
export function KeyEntry({ entry, isAsked }: { entry: SaidEntry; isAsked: boolean }) {
  const { product, to } = useDocument();
  const texts = useChapterMessages();
  const { id, key, thing, meaning, type, effect, without, standard, about, alike } = entry;
  const item = useAsked<HTMLLIElement>(isAsked);
  const rows = [
    [texts.vocabulary.type, type],
    [texts.vocabulary.effect, effect],
    [texts.vocabulary.without, without],
    [texts.vocabulary.from, standard],
    ...(alike.length > 0 ? [[texts.vocabulary.alike, alike.join(', ')] as const] : []),
  ] as const;
  return (
    <li
      {...item}
      className={`grid items-baseline gap-x-6 gap-y-1 border-b border-line px-4 py-3 text-sm last:border-b-0 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] ${isAsked ? 'bg-accent-soft' : ''}`}
    >
      <h3 className="annotation font-medium">
        <RouterLink
          to={to(`${specificationPath(product)}/vocabulary?at=${id}`)}
          title={texts.vocabulary.link}
          className="hover:underline"
        >
          {key}
        </RouterLink>
      </h3>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-base">{meaning}</p>
        <p className="min-w-0">
          <VisuallyHidden>{texts.vocabulary.example}: </VisuallyHidden>
          <code dir="ltr" className="annotation break-words">
            {key}: {about[0]}
          </code>
        </p>
        <Shorter name={key} forms={inShort(thing, key)} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
