import { Link as RouterLink } from 'react-router';
import { ChapterName, GapNote, SourceLink, SpecificationCrumbs, specificationPath } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Description } from '#app/prose';
import { NotFoundPage, PageTitle } from '#app/screens';
import { Card } from '#components/card';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { EntityFacts } from './entity-facts.tsx';
import { Fields } from './fields.tsx';
import { Neighbourhood } from './neighbourhood.tsx';

/** All that is known of one entity. */
export function EntityPage({ name }: { name: string }) {
  const { product, to } = useDocument();
  const { model } = useChapterMessages();
  const entity = product.entity(name);
  if (!entity) return <NotFoundPage />;
  const { chapters } = product.specification;
  const index = chapters.findIndex(({ key }) => key === 'entities');
  const chapter = chapters[index];
  return (
    <Stack gap="lg">
      <PageTitle>{entity.label.text}</PageTitle>
      <PageHeader
        title={entity.label.text}
        breadcrumbs={
          <SpecificationCrumbs
            links={[
              {
                key: 'chapter',
                link: (
                  <RouterLink to={to(`${specificationPath(product)}/entities`)}>
                    {chapter && <ChapterName chapter={chapter} number={index + 1} />}
                  </RouterLink>
                ),
              },
            ]}
            current={entity.label.text}
          />
        }
        status={<GapNote path={entity.path} subject={entity.label.text} isAlways />}
        description={
          <div className="flex flex-col gap-1">
            <Description className="text-ink" text={entity.facts.description} />
            <span>
              <SourceLink path={entity.path} />
            </span>
          </div>
        }
      />
      <EntityFacts entity={entity} />
      <Neighbourhood entity={entity} />
      <Card title={model.fields} className="[&>[data-card=body]]:p-0">
        <Fields entity={entity} />
      </Card>
    </Stack>
  );
}
