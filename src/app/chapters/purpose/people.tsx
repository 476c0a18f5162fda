import { Target } from 'lucide-react';
import { assumedWords, Unknown, useDrawn } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Grid } from '#components/stack';
import { Heading, Text } from '#components/text';

/** For whom the product is, and what each wants to get done. */
export function People() {
  const { audience } = useProduct().specification.purpose;
  const words = useChapterMessages().purpose;
  return (
    <section aria-labelledby="people" className="flex flex-col gap-3">
      <Heading level={2} id="people">
        {words.people}
      </Heading>
      {audience === null && <Text>{words.none}</Text>}
      {audience === undefined && (
        <p>
          <Unknown />
        </p>
      )}
      <Grid columns="md">
        {Object.entries(audience ?? {}).map(([name, { title, goals }]) => (
          <Person key={name} name={name} title={title} goals={goals ?? []} />
        ))}
      </Grid>
    </section>
  );
}

interface PersonProps {
  name: string;
  title: string | null | undefined;
  goals: readonly string[];
}

function Person({ name, title, goals }: PersonProps) {
  const product = useProduct();
  const path = `purpose.audience.${name}`;
  const { place, look } = useDrawn<HTMLElement>(path);
  return (
    <section {...place} className={`flex flex-col gap-2 rounded-sheet border border-line bg-surface p-4 ${look}`}>
      <Heading level={3} size="sm">
        {title ?? <span className={assumedWords}>{product.labelOf(name, title).text}</span>}
      </Heading>
      <ul className="flex flex-col gap-1 text-sm">
        {goals.map((goal) => (
          <li key={goal} className="flex gap-2">
            <Target aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {goal}
          </li>
        ))}
      </ul>
      <span className="mt-auto pt-1">
        <SourceLink path={path} />
      </span>
    </section>
  );
}
