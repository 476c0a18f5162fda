import { certainties, cn } from '#components/internal';
import type { DiagramEdge, DiagramNode } from './diagram-items.ts';
import type { Point } from './layout.ts';

interface ItemProps {
  at: Point | undefined;
  isChosen: boolean;
  /** Whether the tab key stops here. */
  isStop: boolean;
  onChoose: (id: string) => void;
}

const pressed =
  'absolute inset-0 rounded-sheet border border-transparent hover:border-accent aria-pressed:border-2 aria-pressed:border-accent forced-colors:border-0 forced-colors:aria-pressed:border-4';

/** A thing of the picture, with a button over the whole of it. */
export function NodeSheet({ node, at, isChosen, isStop, onChoose }: ItemProps & { node: DiagramNode }) {
  const { id, name, content, certainty = 'stated', look = 'sheet' } = node;
  return (
    <div
      data-node={id}
      style={{ insetInlineStart: at?.x ?? 0, top: at?.y ?? 0 }}
      className={cn(
        'absolute w-max rounded-sheet bg-surface',
        look === 'sheet' && `border border-edge ${certainties[certainty]}`,
      )}
    >
      <div aria-hidden>{content}</div>
      <button
        type="button"
        data-item={`node ${id}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        className={pressed}
      />
    </div>
  );
}

/** What a line says, beside the line. */
export function EdgeLabel({ edge, at, isChosen, isStop, onChoose }: ItemProps & { edge: DiagramEdge }) {
  const { id, name, content, chooses = id } = edge;
  if (content === undefined) return null;
  return (
    <div
      data-edge={id}
      style={{ insetInlineStart: at?.x ?? 0, top: at?.y ?? 0 }}
      className="absolute flex min-h-6 w-max min-w-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-sheet bg-canvas rtl:translate-x-1/2"
    >
      <div aria-hidden>{content}</div>
      {name !== undefined && (
        <button
          type="button"
          data-item={`edge ${id}`}
          tabIndex={isStop ? 0 : -1}
          aria-label={name}
          aria-pressed={isChosen}
          onClick={() => onChoose(chooses)}
          className={pressed}
        />
      )}
    </div>
  );
}
