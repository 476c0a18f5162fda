import type { Around, Screen, Values } from '#specification';

/** A screen in one place: with its address and, where it is about a record, the record as far as it is known. */
export interface Parent {
  screen: Screen;
  address: string;
  record: Values | undefined;
}

interface Place {
  screen: Screen;
  parameters: Readonly<Record<string, string>>;
  record?: Values;
}

/** The screens above a screen, from the outermost; those whose address is not known, or that are not for who asks, are left out. */
export function parentsOf(place: Place, around: Around): Parent[] {
  return place.screen.parents.flatMap((screen) => {
    const record = screen.needsRecord ? recordOf(screen, place, around) : undefined;
    const address = addressOf(screen, place, record);
    const isOpen = around.subject === undefined || screen.isFor(around.subject);
    return address === undefined || !isOpen ? [] : [{ screen, address, record }];
  });
}

/** The record that a parent shows: the same, the one that it refers to, or the one that the address names. */
function recordOf({ entity }: Screen, { screen, parameters, record }: Place, around: Around): Values | undefined {
  if (!entity) return undefined;
  if (entity === screen.entity && record) return record;
  const reference = screen.entity?.fields.find(({ kindName, to }) => kindName === 'reference' && to === entity);
  const key = reference && record ? record[reference.name] : parameters[entity.key];
  return key === undefined || key === null ? undefined : (around.find?.(entity, String(key)) ?? undefined);
}

/** A parent whose path this screen's path goes on from has its parameters; any other is found through its record. */
function addressOf(parent: Screen, { screen, parameters }: Place, record: Values | undefined): string | undefined {
  const isBelow = screen.address.written.startsWith(`${parent.address.written.replace(/\/$/, '')}/`);
  const known: Readonly<Record<string, unknown>> = isBelow ? parameters : (record ?? {});
  const values = parent.address.parameters.map((name) => known[name]);
  if (values.some((value) => value === undefined || value === null || value === '')) return undefined;
  return parent.address.fill((name) => String(known[name]));
}
