import { useSearchParams } from 'react-router';
import { parts } from '#app/chapters';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { NotFoundPage } from '#app/screens';
import { Card } from '#components/card';
import { Stack } from '#components/stack';
import { Facts } from './facts.tsx';

/** One thing that a chapter states, at an address of its own: drawn, and then as it is written. */
export function PartPage({ chapter, name }: { chapter: string; name: string }) {
  const { specification } = useProduct();
  const { overview } = useChapterMessages();
  const [parameters] = useSearchParams();
  const key = specification.chapters.find((one) => one.key === chapter)?.key;
  const Part = key && parts[key];
  if (!Part) return <NotFoundPage />;
  const facts: Readonly<Record<string, unknown>> = { ...specification[key] };
  return (
    <Stack gap="lg">
      <Part key={name} name={name} />
      {Object.hasOwn(facts, name) && (
        <Card title={overview.stated}>
          <Facts path={`${key}.${name}`} value={facts[name]} at={parameters.get('at') ?? ''} />
        </Card>
      )}
    </Stack>
  );
}
