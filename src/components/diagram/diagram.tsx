import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { cn, useHeld } from '#components/internal';
import { useStrings } from '#components/locale';
import type { DiagramEdge, DiagramNode } from './diagram-items.ts';
import { Picture } from './picture.tsx';
import { useRoom } from './use-zoom.ts';
import { type View, ViewSwitch } from './view-switch.tsx';

export interface DiagramProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Names the picture. */
  label: string;
  /** The things; where each stands is reckoned from the lines. */
  nodes: readonly DiagramNode[];
  /** The lines from one to another. */
  edges: readonly DiagramEdge[];
  /** The same in words: a list or a table, for who cannot see the picture or would rather read. */
  list: ReactNode;
  /** The id of what is chosen. */
  value?: string | null;
  /** The id of what is chosen to begin with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told the id of what was chosen; null where nothing is any more. */
  onValueChange?: (id: string | null) => void;
  /** Beside the picture: more about what is chosen; absent where nothing is. */
  explanation?: ReactNode;
  /** How things in the picture are chosen; not said beside the list. */
  choosing?: ReactNode;
  /** Beside the switch. */
  tools?: ReactNode;
  /** The picture and the same in words, one below the other: to be read or printed as a whole. */
  whole?: boolean;
}

/** On a phone a picture is either too small to be read or cropped: the same in words comes first. */
const narrow = 480;

/** Things and the lines between them: looked at, walked through by keys, or read as a list. */
export function Diagram({
  label,
  nodes,
  edges,
  value,
  defaultValue = null,
  onValueChange,
  list,
  explanation,
  choosing,
  tools,
  whole = false,
  className,
  ref,
  ...rest
}: DiagramProps) {
  const [chosen, onChoose] = useHeld(value, defaultValue, onValueChange);
  const shown = { nodes, edges, chosen, onChoose, label };
  const strings = useStrings();
  const [chosenView, choose] = useState<View | undefined>(explanation === undefined ? undefined : 'picture');
  const hint = useId();
  const around = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(ref, around);
  const room = useRoom(around);
  const isNarrow = room !== undefined && room.width < narrow;
  const isList = chosenView ? chosenView === 'list' : isNarrow;
  const words = (isList || whole) && (
    <div className="min-w-0 overflow-x-auto rounded-sheet border border-line bg-surface print:overflow-visible">
      {list}
    </div>
  );
  return (
    <div {...rest} ref={refs} className={cn('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {!whole && <ViewSwitch shown={isList ? 'list' : 'picture'} onChange={choose} />}
        {choosing && !isList && !whole && <p className="text-sm text-muted">{choosing}</p>}
        {tools}
      </div>
      <p id={hint} className="sr-only">
        {strings.diagramHint}
      </p>
      {isNarrow && words}
      {(whole || !isList) && room && (
        <div
          className={cn(
            'grid min-w-0 gap-3',
            explanation !== undefined && 'xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start',
          )}
        >
          <Picture {...shown} hint={hint} room={room} />
          {explanation !== undefined && <div className="min-w-0">{explanation}</div>}
        </div>
      )}
      {!isNarrow && words}
    </div>
  );
}
