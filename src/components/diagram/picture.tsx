import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '#components/icon-button';
import { isChord } from '#components/internal';
import { useLocale, useStrings } from '#components/locale';
import type { DiagramProps } from './diagram.tsx';
import { Edges } from './edges.tsx';
import { EdgeLabel, NodeSheet } from './items.tsx';
import type { Size } from './layout.ts';
import { useDrag } from './use-drag.ts';
import { useLayout } from './use-layout.ts';
import { useSight } from './use-sight.ts';
import { useWalk } from './use-walk.ts';
import { useRoom, useZoom, type Zoom } from './use-zoom.ts';

interface PictureProps extends Pick<DiagramProps, 'label' | 'nodes' | 'edges'> {
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** The id of how to walk through it. */
  hint: string;
  /** With that of what is said beside it: things stay where they are when that comes and goes. */
  room: Size;
}

/** The width of a sheet of paper between its margins, in pixels. */
const paper = 680;

/** The drawing itself: scrolled, dragged, zoomed, walked through. */
export function Picture({ label, hint, room, nodes, edges, chosen, onChoose }: PictureProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const layout = useLayout(canvas, nodes, edges, room);
  const zoom = useZoom(frame, useRoom(frame), layout);
  useSight(frame, layout, zoom.zoom, chosen);
  const walk = useWalk(canvas, [...nodes.map(({ id }) => `node ${id}`), ...edges.map(({ id }) => `edge ${id}`)]);
  const drag = useDrag();
  const choose = (id: string) => onChoose(id === chosen ? null : id);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    walk.onKeyDown(event);
    if (isChord(event)) return;
    if (event.key === '+') zoom.zoomIn();
    if (event.key === '-') zoom.zoomOut();
    if (event.key === '0') zoom.fit();
    if (event.key === 'Escape' && chosen !== null) onChoose(null);
  };
  const isMeant = (edge: (typeof edges)[number]) =>
    chosen !== null && [edge.id, edge.chooses, edge.from, edge.to].includes(chosen);
  const measures = {
    '--zoom': zoom.zoom,
    '--paper': layout ? Math.min(1, paper / layout.width) : 1,
    '--wide': `${layout?.width ?? 0}px`,
    '--high': `${layout?.height ?? 240}px`,
    '--highest': `${zoom.highest}px`,
  };
  return (
    <div className="relative min-w-0 overflow-hidden rounded-sheet border border-line bg-canvas print:border-0">
      <section
        ref={frame}
        aria-label={label}
        aria-describedby={hint}
        data-takes-escape={chosen !== null || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        {...drag}
        onKeyDown={onKeyDown}
        onFocus={walk.onFocus}
        style={measures as CSSProperties}
        className="max-h-(--highest) min-h-40 cursor-grab overflow-auto -outline-offset-2 active:cursor-grabbing print:max-h-none print:overflow-visible"
      >
        <div className="mx-auto h-[calc(var(--high)*var(--zoom))] w-[calc(var(--wide)*var(--zoom))] overflow-hidden print:h-[calc(var(--high)*var(--paper))] print:w-[calc(var(--wide)*var(--paper))]">
          <div
            ref={canvas}
            className={`relative h-(--high) w-(--wide) origin-top-left transform-[scale(var(--zoom))] rtl:origin-top-right print:transform-[scale(var(--paper))] ${layout ? '' : 'invisible'}`}
          >
            {layout && <Edges edges={edges} layout={layout} isMeant={isMeant} />}
            {edges.map((edge) => (
              <EdgeLabel
                key={edge.id}
                edge={edge}
                at={layout?.edges.get(edge.id)?.label}
                isChosen={chosen !== null && chosen === (edge.chooses ?? edge.id)}
                isStop={walk.isStop(`edge ${edge.id}`)}
                onChoose={choose}
              />
            ))}
            {nodes.map((node) => (
              <NodeSheet
                key={node.id}
                node={node}
                at={layout?.nodes.get(node.id)}
                isChosen={chosen === node.id}
                isStop={walk.isStop(`node ${node.id}`)}
                onChoose={choose}
              />
            ))}
          </div>
        </div>
      </section>
      <ZoomButtons {...zoom} />
    </div>
  );
}

function ZoomButtons({ zoom, zoomIn, zoomOut, fit }: Zoom) {
  const strings = useStrings();
  const { locale } = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers
    <div
      role="group"
      aria-label={strings.zoom}
      className="flex items-center justify-end gap-1 border-t border-line bg-surface px-1.5 py-1 print:hidden"
    >
      <output className="annotation px-1 text-muted">
        {new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
      </output>
      <IconButton size="sm" label={strings.zoomOut} onClick={zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton size="sm" label={strings.zoomIn} onClick={zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton size="sm" label={strings.zoomToFit} onClick={fit}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
