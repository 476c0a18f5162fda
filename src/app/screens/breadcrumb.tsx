import { Link as RouterLink, useParams } from 'react-router';
import { useRecord } from '#app/data';
import { useProduct } from '#app/product';
import { Breadcrumbs } from '#components/breadcrumbs';
import { displayOf, fillPath, type Screen, type Specification, screenLabel } from '#spec';
import { pathOf } from './screen.ts';

/** The way back up through a screen's parents; nothing where it has none. */
export function Breadcrumb({ screen, current }: { screen: Screen; current: string }) {
  const { specification, to } = useProduct();
  const parameters = useParams() as Record<string, string>;
  const parents = parentsOf(specification, screen);
  if (parents.length === 0) return null;
  return (
    <Breadcrumbs
      links={parents.map(([name, parent]) => ({
        key: name,
        link: (
          <RouterLink to={to(fillPath(pathOf(name, parent), parameters))}>
            {parent.kind === 'detail' ? (
              <RecordName entity={parent.entity ?? ''} />
            ) : (
              screenLabel(specification, name).text
            )}
          </RouterLink>
        ),
      }))}
      current={current}
    />
  );
}

function RecordName({ entity }: { entity: string }) {
  const { specification } = useProduct();
  const key = useRecordKey(entity);
  const { data } = useRecord(entity, key);
  return <>{data ? displayOf(specification, entity, data.values) : key}</>;
}

/** The key of the record that the address names. */
export function useRecordKey(entity: string): string {
  const { specification } = useProduct();
  const parameters = useParams();
  return parameters[specification.entities[entity]?.key ?? 'id'] ?? parameters.id ?? parameters.key ?? '';
}

/** From the outermost. A circle of parents ends where it began. */
function parentsOf(specification: Specification, screen: Screen): [string, Screen][] {
  const found: [string, Screen][] = [];
  let parent = screen.parent;
  while (parent && !found.some(([name]) => name === parent)) {
    const next: Screen | undefined = specification.screens[parent];
    if (!next || next === screen) break;
    found.unshift([parent, next]);
    parent = next.parent;
  }
  return found;
}
