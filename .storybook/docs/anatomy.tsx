import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type ComponentDocs, cn } from '#components/internal';
import { Section } from './section.tsx';
import { withCode } from './with-code.tsx';

const numberLook =
  'inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-accent text-xs font-semibold text-accent-on';

interface Place {
  left: number;
  top: number;
}

/** The parts of a component, numbered where they are. */
export function Anatomy({
  parts,
  story,
  isOpen,
}: {
  parts: ComponentDocs['anatomy'];
  story: ComponentProps<typeof Story>['of'];
  /** It lies over its page: that is one of its own. */
  isOpen: boolean;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const find = () => setPlaces(placesIn(box, parts, isOpen));
    // It is drawn when it is there, opens, and is drawn anew when the window is of another size.
    const drawn = new MutationObserver(find);
    const sized = new ResizeObserver(find);
    const watch = (node: Node) => drawn.observe(node, { childList: true, subtree: true, attributeFilter: ['style'] });
    const enter = ({ target }: Event) => {
      const page = target instanceof HTMLIFrameElement && target.contentDocument;
      if (!page) return;
      watch(page);
      for (const moved of ['transitionend', 'animationend']) page.addEventListener(moved, find, true);
      find();
    };
    watch(box);
    sized.observe(box);
    // A frame's does not bubble.
    box.addEventListener('load', enter, true);
    return () => {
      drawn.disconnect();
      sized.disconnect();
      box.removeEventListener('load', enter, true);
    };
  }, [parts, isOpen]);
  if (parts.length === 0) return null;
  return (
    <Section title="Anatomy">
      <div data-anatomy={parts.length} className="relative rounded-sheet border border-line bg-canvas p-10">
        <div ref={stage} className="isolate">
          <Story of={story} />
        </div>
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.part}
                aria-hidden
                data-place
                style={{ left: place.left, top: place.top }}
                className={cn('absolute', numberLook)}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="grid max-w-prose gap-2">
        {parts.map(({ part, does }, index) => (
          <li key={part} className="flex gap-3">
            <span aria-hidden className={numberLook}>
              {index + 1}
            </span>
            <span>
              <strong className="font-semibold">{part}</strong>: {withCode(does)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const size = 20;

/**
 * Where the number of a part stands in the box around the stage: above its first letter, or before it where lines stand close
 * together; elsewhere beside it where it would cover words, or another number.
 */
function placesIn(stage: HTMLElement, parts: ComponentDocs['anatomy'], isBefore: boolean): (Place | undefined)[] {
  const frame = stage.querySelector('iframe');
  const page = frame?.contentDocument ?? stage.ownerDocument;
  const [around, inset] = [stage.parentElement?.getBoundingClientRect(), frame?.getBoundingClientRect()];
  const taken = wordsIn(frame ? page.body : stage);
  return parts.map(({ at }) => {
    // A frame has what Storybook keeps hidden as well.
    const seen = [...(frame ? page : stage).querySelectorAll(at)].find((one) => one.checkVisibility());
    const found = seen?.getBoundingClientRect();
    if (!found || !around) return undefined;
    const middle = { x: found.left + (found.width - size) / 2, y: found.top + (found.height - size) / 2 };
    const above = { x: found.left - size / 4, y: found.top - size };
    const before = { x: found.left - size - 1, y: middle.y };
    const others = [
      { x: middle.x, y: found.top - size },
      { x: found.right, y: middle.y },
      { x: middle.x, y: found.bottom },
    ];
    const places = [...(isBefore ? [before, above] : [above, before]), ...others];
    const { x, y } = places.find((place) => !taken.some((other) => isOver(place, other))) ?? before;
    taken.push(new DOMRect(x, y, size, size));
    const { clientLeft = 0, clientTop = 0 } = frame ?? {};
    return {
      left: x + (inset?.left ?? 0) + clientLeft - around.left,
      top: y + (inset?.top ?? 0) + clientTop - around.top,
    };
  });
}

function isOver({ x, y }: { x: number; y: number }, other: DOMRect): boolean {
  return x < other.right && other.left < x + size && y < other.bottom && other.top < y + size;
}

/** Where words stand. */
function wordsIn(root: Element | null): DOMRect[] {
  // A frame that is only coming has no body.
  if (!root) return [];
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  const found: DOMRect[] = [];
  while (texts.nextNode()) {
    const { parentElement: holder } = texts.currentNode;
    // What is there for a screen reader alone is one pixel wide.
    if (!holder?.checkVisibility() || holder.offsetWidth === 1) continue;
    range.selectNodeContents(texts.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}
