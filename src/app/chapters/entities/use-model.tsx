import { useChapterMessages } from '#app/messages';
import type { DiagramEdge, DiagramNode, EdgeEnd } from '#components/diagram';
import { assumedOnDelete, type Entity } from '#specification';
import { EntityNode } from './entity-node.tsx';
import { lostTarget, type Reference } from './references.ts';

/** How many records there are at the far end of a reference. */
export function endOf({ isMany, field }: Reference): 'one' | 'maybe' | 'many' {
  if (isMany) return 'many';
  return field.isRequired ? 'one' : 'maybe';
}

/** Entities and references as things and lines of a picture. */
export function useModel(entities: readonly Entity[], references: readonly Reference[]) {
  const { model } = useChapterMessages();
  const lost = new Map(
    references.filter(({ to }) => !to).map((reference) => [lostTarget(reference).id, lostTarget(reference).name]),
  );
  const nodes: DiagramNode[] = [
    ...entities.map(
      (entity): DiagramNode => ({
        id: entity.path,
        name: `${entity.label.text}, ${entity.hasFields ? model.fieldCount(entity.fields.length) : model.noFields}`,
        content: <EntityNode entity={entity} />,
        certainty: entity.hasFields ? 'stated' : 'assumed',
      }),
    ),
    ...[...lost].map(
      ([id, name]): DiagramNode => ({
        id,
        name: model.lost(name),
        content: (
          <div className="p-3 text-sm">
            <span className="rounded-control bg-surface px-1.5 py-0.5">{model.lost(name)}</span>
          </div>
        ),
        certainty: 'notShown',
      }),
    ),
  ];
  const edges: DiagramEdge[] = references.map((reference) => {
    const { id, from, to, label, field } = reference;
    const end: EdgeEnd = endOf(reference);
    return {
      id,
      from: from.path,
      to: to?.path ?? lostTarget(reference).id,
      name: `${label}: ${model.leads(from.label.text, to?.label.text ?? model.lost(lostTarget(reference).name))}`,
      content: <ReferenceLabel reference={reference} />,
      certainty: to ? 'stated' : 'assumed',
      start: field.isUnique ? 'maybe' : 'many',
      end,
    };
  });
  return { nodes, edges };
}

function ReferenceLabel({ reference: { label, field } }: { reference: Reference }) {
  const { model } = useChapterMessages();
  const { onDelete } = field;
  return (
    <div className="flex max-w-40 flex-col items-start px-1 py-0.5 text-xs leading-tight">
      <span className="max-w-full truncate">{label}</span>
      <span className={`annotation text-muted ${onDelete ? '' : 'border-b border-dashed border-edge'}`}>
        {model.onDelete[onDelete ?? assumedOnDelete]}
      </span>
    </div>
  );
}
