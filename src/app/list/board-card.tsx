import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { FirstDisplay, PathDisplay, useRecordName, useRowLink, WaitingMark } from '#app/screens';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import type { Entity, Path, Values } from '#specification';

interface BoardCardProps {
  entity: Entity;
  record: Values;
  /** What leads to the record. */
  first: Path | undefined;
  others: readonly Path[];
  /** What it stands in its order for, beside its name. */
  marks: ReactNode;
  /** Whether a change waits for it. */
  isWaiting: boolean;
  /** Absent where nothing can be done with it yet. */
  onMenu: ((button: HTMLElement) => void) | undefined;
}

/** What a card of a board says of a record. */
export function BoardCard({ entity, record, first, others, marks, isWaiting, onMenu }: BoardCardProps) {
  const strings = useStrings();
  const linkOf = useRowLink(entity);
  const name = useRecordName()(entity, record);
  const title = first && <FirstDisplay path={first} values={record} />;
  return (
    <>
      <div className="flex items-start justify-between gap-2 font-medium">
        <span className="min-w-0">
          {title && linkOf && onMenu ? linkOf(record, title) : <bdi>{name}</bdi>}
          {marks && <span className="ms-1.5 inline-flex items-center gap-1.5 align-middle">{marks}</span>}
        </span>
        {onMenu && (
          <IconButton
            size="sm"
            className="-me-1.5 -mt-1.5 print:hidden"
            label={strings.rowActions(name)}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        )}
      </div>
      {isWaiting && <WaitingMark />}
      <Fields paths={others} record={record} />
    </>
  );
}

function Fields({ paths, record }: { paths: readonly Path[]; record: Values }) {
  return (
    <dl className="mt-1 flex flex-col gap-0.5">
      {paths.map((path) => (
        <div key={path.name} className="flex items-baseline gap-2 has-[dd:empty]:hidden">
          <dt className="shrink-0 text-xs text-muted">{path.label.text}</dt>
          <dd className="min-w-0 truncate print:whitespace-normal print:[&_*]:whitespace-normal">
            <PathDisplay path={path} values={record} compact />
          </dd>
        </div>
      ))}
    </dl>
  );
}
