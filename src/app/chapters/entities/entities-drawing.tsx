import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Diagram } from '#components/diagram';
import { EntityExplained } from './entity-explained.tsx';
import { EntityList } from './entity-list.tsx';
import { ReferenceExplained } from './reference-explained.tsx';
import { referencesOf } from './references.ts';
import { useModel } from './use-model.tsx';

/** Chapter 3 as a picture: entities, and the references between them. */
export function EntitiesDrawing() {
  const product = useProduct();
  const { picture, model } = useChapterMessages();
  const [parameters] = useSearchParams();
  const references = referencesOf(product);
  const [chosen, setChosen] = useState(() => asked(parameters.get('at') ?? ''));
  const { nodes, edges } = useModel(product.entities, references);
  const entity = product.entities.find(({ path }) => path === chosen);
  const reference = references.find(({ id }) => id === chosen);
  if (nodes.length === 0) return null;
  return (
    <Diagram
      label={model.title}
      nodes={nodes}
      edges={edges}
      list={<EntityList entities={product.entities} references={references} />}
      chosen={chosen}
      onChoose={setChosen}
      tools={<p className="text-sm text-muted">{picture.choose}</p>}
      explanation={
        entity ? (
          <EntityExplained entity={entity} references={references} />
        ) : reference ? (
          <ReferenceExplained reference={reference} />
        ) : undefined
      }
    />
  );
}

/** The entity that an address asks for something of. */
function asked(at: string): string | undefined {
  return /^entities\.[^.]+/.exec(at)?.[0];
}
