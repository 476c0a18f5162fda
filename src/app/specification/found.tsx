import type { UseComboboxPropGetters } from 'downshift';
import type { Entry } from '#app/facts';
import { chapterTitle } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument, usePosition } from '#app/product';

export interface FoundProps extends Pick<UseComboboxPropGetters<Entry>, 'getMenuProps' | 'getItemProps'> {
  entries: readonly Entry[];
  /** How many there are in all. */
  count: number;
  isOpen: boolean;
  /** The one that Enter goes to. */
  highlighted: number;
}

/** What was found, each with its chapter and its line. */
export function Found({ entries, count, isOpen, highlighted, getMenuProps, getItemProps }: FoundProps) {
  const words = useChapterMessages().find;
  return (
    <div
      hidden={!isOpen}
      className="absolute start-0 top-full mt-1 max-h-96 w-full max-w-form overflow-y-auto rounded-sheet border border-edge bg-raised p-1 shadow-lg"
    >
      <p aria-hidden className="px-2 py-1 text-xs text-muted">
        {count > 0 ? words.found(count) : words.nothing}
      </p>
      <ul {...getMenuProps({ 'aria-label': words.label })}>
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two stretches of words may be the same
            key={index}
            {...getItemProps({ item: entry, index, 'aria-selected': false })}
            className={`flex cursor-default flex-col rounded-control px-2 py-1.5 ${index === highlighted ? 'bg-accent-soft forced-colors:outline-2' : ''}`}
          >
            <Place entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ entry: { kind, chapter, path, title, text } }: { entry: Entry }) {
  const { product } = useDocument();
  const messages = useMessages();
  const words = useChapterMessages().find;
  const position = usePosition(path);
  const { chapters } = product.specification;
  const found = chapters.find(({ key }) => key === chapter);
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-xs text-muted">
        <span>
          {words.kinds[kind]} · {found && chapterTitle(found, messages)}
        </span>
        <span className="annotation">{kind === 'prose' ? found?.line : position}</span>
      </span>
      {title && <span className="text-sm font-medium">{title}</span>}
      <span className="line-clamp-2 text-sm break-words">{text}</span>
    </>
  );
}
