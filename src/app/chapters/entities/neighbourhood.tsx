import { useNavigate } from 'react-router';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Diagram } from '#components/diagram';
import type { Entity } from '#specification';
import { entityAddress } from './entity-address.ts';
import { EntityList } from './entity-list.tsx';
import { referencesOf } from './references.ts';
import { useModel } from './use-model.tsx';

/** An entity among those that it refers to and that refer to it; a press leads to the page of another. */
export function Neighbourhood({ entity }: { entity: Entity }) {
  const { product, to } = useDocument();
  const { model } = useChapterMessages();
  const navigate = useNavigate();
  const references = referencesOf(product).filter((one) => one.from === entity || one.to === entity);
  const near = new Set([entity, ...references.flatMap(({ from, to: target }) => [from, ...(target ? [target] : [])])]);
  const entities = product.entities.filter((one) => near.has(one));
  const { nodes, edges } = useModel(entities, references);
  if (references.length === 0) return null;
  const open = (id: string | null) => {
    const found = entities.find(({ path }) => path === id);
    if (found && found !== entity) void navigate(to(entityAddress(found)));
  };
  return (
    <Diagram
      label={model.around(entity.label.text)}
      nodes={nodes}
      edges={edges.map(({ name: _, ...edge }) => edge)}
      list={<EntityList entities={entities} references={references} />}
      value={entity.path}
      onValueChange={open}
    />
  );
}
