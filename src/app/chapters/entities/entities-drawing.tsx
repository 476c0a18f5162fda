import type { DrawingProps } from '#app/chapters';
import { useChosen } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Diagram } from '#components/diagram';
import { EntityExplained } from './entity-explained.tsx';
import { EntityList } from './entity-list.tsx';
import { EntitySheet } from './entity-sheet.tsx';
import { ReferenceExplained } from './reference-explained.tsx';
import { referencesOf } from './references.ts';
import { useModel } from './use-model.tsx';

/** Chapter 3 as a picture: entities, and the references between them; as a whole with the fields of each. */
export function EntitiesDrawing({ isWhole }: Pick<DrawingProps, 'isWhole'>) {
  const product = useProduct();
  const { picture, model } = useChapterMessages();
  const references = referencesOf(product);
  const [chosen, setChosen] = useChosen(asked);
  const { nodes, edges } = useModel(product.entities, references);
  const entity = product.entities.find(({ path }) => path === chosen);
  const reference = references.find(({ id }) => id === chosen);
  if (nodes.length === 0) return null;
  const diagram = (
    <Diagram
      whole={isWhole}
      label={model.title}
      nodes={nodes}
      edges={edges}
      list={<EntityList entities={product.entities} references={references} />}
      value={chosen}
      onValueChange={setChosen}
      choosing={picture.choose}
      explanation={
        entity ? (
          <EntityExplained entity={entity} references={references} />
        ) : reference ? (
          <ReferenceExplained reference={reference} />
        ) : undefined
      }
    />
  );
  if (!isWhole) return diagram;
  return (
    <>
      {diagram}
      {product.entities.map((one) => (
        <EntitySheet key={one.name} entity={one} />
      ))}
    </>
  );
}

/** The entity that an address asks for something of. */
function asked(at: string): string | null {
  return /^entities\.[^.]+/.exec(at)?.[0] ?? null;
}
