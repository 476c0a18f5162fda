import { ChapterName, useAsked } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading, Text } from '#components/text';
import { chapterOfThing, inShort, nameInShort, schemaPath, type things } from '#specification/vocabulary';
import type { SaidEntry } from './entries.ts';
import { KeyEntry } from './key-entry.tsx';
import { Shorter } from './shorter.tsx';

interface ThingSectionProps {
  thing: (typeof things)[number];
  title: string;
  entries: readonly SaidEntry[];
  /** The thing, or the key, that the address asks for. */
  at: string;
}

/** What can be stated of one kind of thing. */
export function ThingSection({ thing, title, entries, at }: ThingSectionProps) {
  const { chapters } = useProduct().specification;
  const { vocabulary } = useChapterMessages();
  const place = useAsked<HTMLElement>(at === thing);
  const chapter = chapters.find(({ key }) => key === chapterOfThing(thing));
  return (
    <section {...place} aria-labelledby={`thing-${thing}`} className="flex flex-col gap-2 outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="md" id={`thing-${thing}`}>
          {title}
        </Heading>
        {chapter && (
          <Text size="sm" tone="muted">
            <ChapterName chapter={chapter} number={chapters.indexOf(chapter) + 1} /> ·{' '}
            <a className="underline" href={schemaPath(chapter.key)}>
              {vocabulary.schema}
            </a>
          </Text>
        )}
      </div>
      <Shorter name={nameInShort(thing)} forms={inShort(thing)} />
      <ul className="flex flex-col rounded-sheet border border-line bg-surface">
        {entries.map((entry) => (
          <KeyEntry key={entry.id} entry={entry} isAsked={entry.id === at} />
        ))}
      </ul>
    </section>
  );
}
