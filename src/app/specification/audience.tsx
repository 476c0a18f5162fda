import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading } from '#components/text';

/** For whom the product is, and what each wants to get done. */
export function Audience() {
  const product = useProduct();
  const { audience } = product.specification.purpose;
  const texts = useChapterMessages();
  const people = Object.entries(audience ?? {});
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="audience" className="flex flex-col gap-2">
      <Heading level={2} size="sm" id="audience">
        {texts.overview.audience}
      </Heading>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
        {people.map(([name, { title, goals }]) => (
          <div key={name}>
            <dt className="font-medium">{product.labelOf(name, title).text}</dt>
            {(goals ?? []).map((goal) => (
              <dd key={goal} className="text-muted">
                {goal}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
