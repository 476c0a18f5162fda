import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Gap } from '#components/gap';
import type { Entity } from '#specification';
import { FieldTable } from './field-table.tsx';

/** The fields of an entity as a table, or that there are none yet. */
export function Fields({ entity }: { entity: Entity }) {
  const { model } = useChapterMessages();
  if (!entity.hasFields)
    return <Gap title={model.noFields} source={<SourceLink path={`${entity.path}.fields`} />} className="m-4" />;
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <FieldTable entity={entity} />
    </div>
  );
}
