import { assumedWords, Unknown, useDrawn } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading, Text } from '#components/text';
import { Goals } from './goals.tsx';
import { People } from './people.tsx';
import { Settings } from './settings.tsx';

/** What the product is, for whom, and in which languages, money and time. */
export function PurposeDrawing() {
  const { title, specification } = useProduct();
  const { summary } = specification.purpose;
  const words = useChapterMessages().purpose;
  const { place, look } = useDrawn<HTMLElement>('purpose.title');
  return (
    <div className="flex flex-col gap-8">
      <header
        {...place}
        className={`flex flex-col gap-2 rounded-sheet border border-edge bg-surface p-5 sm:p-8 ${look}`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <Heading level={2} size="xl" className={title.assumed ? assumedWords : undefined}>
            {title.text}
          </Heading>
          <SourceLink path="purpose.title" />
        </div>
        {summary ? (
          <Text size="lg" className="max-w-prose text-muted">
            {summary}
          </Text>
        ) : (
          <p>{summary === null ? words.none : <Unknown words={words.summary} />}</p>
        )}
      </header>
      <People />
      <Goals of="goals" />
      <Goals of="nonGoals" />
      <Settings />
    </div>
  );
}
