import { Link as RouterLink } from 'react-router';
import { useAround } from '#app/data';
import { useDocument } from '#app/product';
import { Breadcrumbs } from '#components/breadcrumbs';
import type { Screen, Values } from '#specification';
import { useCameFrom } from './came-from.ts';
import { parentsOf } from './parents.ts';
import { useRecordName } from './record-name.ts';
import { useScreenName } from './screen-name.ts';
import type { ScreenProps } from './screen-props.ts';

export interface BreadcrumbProps extends ScreenProps {
  /** The record that the screen is about. */
  record?: Values;
  /** Where one is. */
  current: string;
}

/** The way back up through a screen's parents; nothing where it has none. */
export function Breadcrumb({ screen, parameters, record, current }: BreadcrumbProps) {
  const { to } = useDocument();
  const around = useAround();
  const from = useCameFrom();
  const parents = parentsOf({ screen, parameters, record }, around);
  if (parents.length === 0) return null;
  return (
    <Breadcrumbs
      links={parents.map((parent) => ({
        key: parent.screen.name,
        link: (
          <RouterLink to={from?.pathname === to(parent.address) ? from : to(parent.address)}>
            <ParentName screen={parent.screen} record={parent.record} />
          </RouterLink>
        ),
      }))}
      current={current}
    />
  );
}

/** A record by its name, any other screen by its own. */
function ParentName({ screen, record }: { screen: Screen; record: Values | undefined }) {
  const nameOf = useRecordName();
  const screenNameOf = useScreenName();
  const name = record && screen.entity && nameOf(screen.entity, record);
  return <>{screen.kind === 'detail' && name ? name : screenNameOf(screen, name)}</>;
}
