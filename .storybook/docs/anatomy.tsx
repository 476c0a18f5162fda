import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { ComponentDocs } from '#components/internal';
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
}: {
  parts: ComponentDocs['anatomy'];
  story: ComponentProps<typeof Story>['of'];
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const find = () => setPlaces(parts.map(({ at }) => placeIn(box, at)));
    // It is drawn when it is there, and drawn anew when the window is of another size.
    const drawn = new MutationObserver(find);
    const sized = new ResizeObserver(find);
    drawn.observe(box, { childList: true, subtree: true });
    sized.observe(box);
    return () => {
      drawn.disconnect();
      sized.disconnect();
    };
  }, [parts]);
  if (parts.length === 0) return null;
  return (
    <Section title="Anatomy">
      <div className="relative rounded-sheet border border-line bg-canvas p-10">
        <div ref={stage}>
          <Story of={story} />
        </div>
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.part}
                aria-hidden
                style={{ left: place.left, top: place.top }}
                className={`absolute -translate-x-1/4 -translate-y-full ${numberLook}`}
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

/** Above the first letter of what is found, as it lies in the box around the stage. */
function placeIn(stage: HTMLElement, selector: string): Place | undefined {
  const found = stage.querySelector(selector)?.getBoundingClientRect();
  const around = stage.parentElement?.getBoundingClientRect();
  return found && around && { left: found.left - around.left, top: found.top - around.top };
}
