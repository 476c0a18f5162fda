import { Link as RouterLink } from 'react-router';
import { chapterTitle, factAddress, specificationPath } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument, usePosition } from '#app/product';
import type { Entry } from './find-entries.ts';

export interface FoundProps {
  entries: readonly Entry[];
  /** How many there are in all. */
  count: number;
  onGo: () => void;
}

/** What was found, each with its chapter, its line and a way to it. */
export function Found({ entries, count, onGo }: FoundProps) {
  const words = useChapterMessages().find;
  return (
    <div className="absolute start-0 top-full mt-1 max-h-96 w-full max-w-form overflow-y-auto rounded-sheet border border-edge bg-raised p-1 shadow-lg">
      <p aria-hidden className="px-2 py-1 text-xs text-muted">
        {count > 0 ? words.found(count) : words.nothing}
      </p>
      <ul>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stretches of words may be the same
          <li key={index}>
            <Place entry={entry} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ entry: { kind, chapter, path, title, text }, onGo }: { entry: Entry; onGo: () => void }) {
  const { product, to } = useDocument();
  const messages = useMessages();
  const words = useChapterMessages().find;
  const position = usePosition(path);
  const { chapters } = product.specification;
  const found = chapters.find(({ key }) => key === chapter);
  const address = kind === 'prose' ? `${specificationPath(product)}/${chapter}` : factAddress(product, path);
  return (
    <RouterLink
      to={to(address)}
      onClick={onGo}
      className="flex flex-col rounded-control px-2 py-1.5 -outline-offset-2 hover:bg-sunken focus:bg-accent-soft"
    >
      <span className="flex items-baseline justify-between gap-3 text-xs text-muted">
        <span>
          {words.kinds[kind]} · {found && chapterTitle(found, messages)}
        </span>
        <span className="annotation">{kind === 'prose' ? found?.line : position}</span>
      </span>
      {title && <span className="text-sm font-medium">{title}</span>}
      <span className="line-clamp-2 text-sm break-words">{text}</span>
    </RouterLink>
  );
}
