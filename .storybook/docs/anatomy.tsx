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
    const find = () => setPlaces(parts.map(({ at }) => placeIn(box, at, isOpen)));
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
                className={cn(
                  'absolute',
                  numberLook,
                  isOpen ? '-translate-x-full -translate-y-1/2' : '-translate-x-1/4 -translate-y-full',
                )}
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

/** As it lies in the box around the stage: above its first letter, or before it where lines stand close together. */
function placeIn(stage: HTMLElement, selector: string, isBefore: boolean): Place | undefined {
  const frame = stage.querySelector('iframe');
  // A frame has what Storybook keeps hidden as well.
  const seen = [...(frame?.contentDocument ?? stage).querySelectorAll(selector)].find((one) => one.checkVisibility());
  const found = seen?.getBoundingClientRect();
  const around = stage.parentElement?.getBoundingClientRect();
  if (!found || !around) return undefined;
  const page = frame?.getBoundingClientRect();
  const top = isBefore ? found.top + found.height / 2 : found.top;
  return { left: found.left + (page?.left ?? 0) - around.left, top: top + (page?.top ?? 0) - around.top };
}
