import { Item } from '#app/chapters/drawn';
import { Description } from '#app/prose';
import type { Entity } from '#specification';
import { EntityFacts } from './entity-facts.tsx';
import { Fields } from './fields.tsx';

/** All that is known of an entity, as one of several on a page. */
export function EntitySheet({ entity }: { entity: Entity }) {
  const { label, path, name, facts } = entity;
  return (
    <Item path={path} title={label.text} name={name} isAssumed={label.assumed}>
      <div className="flex flex-col gap-4">
        <Description text={facts.description} className="text-sm" />
        <EntityFacts entity={entity} />
        <div className="-mx-4 -mb-4 border-t border-line">
          <Fields entity={entity} />
        </div>
      </div>
    </Item>
  );
}
