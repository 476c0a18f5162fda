import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { cn, isChord, Scrolled, toTheRight, useDraw, useHeld } from '#components/internal';
import { useLocale } from '#components/locale';

export interface SplitPanelsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The first panel, by what is in it: its size is what the line between them says and changes. */
  label: string;
  /** What is read first. */
  first: ReactNode;
  /** What has all the room that the first leaves. */
  second: ReactNode;
  /** Side by side as long as there is room for both, or one above the other in a height that is given. */
  orientation?: 'horizontal' | 'vertical';
  /** How much of the room is the first one's, in percent; 0 where it is folded away. */
  value?: number;
  /** What it begins with where nobody holds `value`; half of it where absent. */
  defaultValue?: number;
  /** Told how much is the first one's, all the way that the line is moved. */
  onValueChange?: (value: number) => void;
  /** The least that it can be made, in percent. */
  min?: number;
  /** The most that it can be made, in percent. */
  max?: number;
  /** Whether it can be folded away. */
  collapsible?: boolean;
}

/** So many percent at a press of a key. */
const step = 5;

/** Two panels and a line between them, which is moved by hand or by keys. Where there is no room for both, one follows the other. */
export function SplitPanels({
  label,
  first,
  second,
  orientation = 'horizontal',
  value: held,
  defaultValue = 50,
  onValueChange,
  min = 20,
  max = 80,
  collapsible = false,
  className,
  ...rest
}: SplitPanelsProps) {
  const { locale } = useLocale();
  const id = useId();
  const [value, change] = useHeld(held, defaultValue, onValueChange);
  const room = useRef<HTMLDivElement>(null);
  const isRow = orientation === 'horizontal';
  const [least, aside] = collapsible ? [0, 0] : [min, max];
  const placeOf = (share: number) =>
    collapsible && share < min / 2 ? 0 : Math.round(Math.min(Math.max(share, min), max));
  const before = useRef([value, defaultValue, placeOf(50)].find((share) => share !== aside) ?? min);
  const keep = () => {
    if (value !== aside) before.current = value;
  };
  const go = (to: number) => {
    keep();
    if (to !== value) change(to);
  };
  // Pressed twice, by accident or not, it is as it was.
  const other = () => (value === aside ? placeOf(before.current) : aside);
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const [more, less] = isRow ? sideKeys(event.currentTarget) : (['ArrowDown', 'ArrowUp'] as const);
    const places: Partial<Record<string, number>> = {
      [more]: placeOf(value === 0 ? min : value + step),
      [less]: value <= min ? least : placeOf(Math.max(value - step, min)),
      Home: least,
      End: max,
      ...(collapsible && { Enter: other() }),
    };
    const to = places[event.key];
    if (to === undefined || isChord(event)) return;
    event.preventDefault();
    go(to);
  };
  const draw = useDraw<{ value: number; line: HTMLElement; box: DOMRect }>({
    onMove: ({ clientX: x, clientY: y }, { line, box }) => {
      const fromStart = isRow && toTheRight(line) < 0 ? box.right - x : x - box.left;
      go(placeOf(100 * (isRow ? fromStart / box.width : (y - box.top) / box.height)));
    },
    onPress: () => go(other()),
    onEscape: (began) => go(began.value),
  });
  const take = (event: PointerEvent<HTMLElement>) => {
    const line = event.currentTarget;
    if (event.button === 0 && room.current)
      draw(event, line, { value, line, box: room.current.getBoundingClientRect() });
  };
  const isFolded = value === 0;
  return (
    <div {...rest} className={cn('@container [:where(&)]:w-full min-w-0', className)}>
      <div ref={room} className={cn('flex h-full', isRow ? '@max-[36rem]:flex-col @max-[36rem]:gap-4' : 'flex-col')}>
        <Scrolled
          id={id}
          className={cn(
            'shrink-0',
            panelLook,
            isRow ? 'basis-(--share) @max-[36rem]:basis-auto' : 'basis-(--share)',
            isFolded && (isRow ? '@min-[36rem]:hidden' : 'hidden'),
          )}
          // The line takes its part of both.
          style={{ '--share': `calc(${value}% - ${value / 100} * 1.5rem)` } as CSSProperties}
        >
          {first}
        </Scrolled>
        {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved has no element of its own */}
        <div
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-controls={id}
          aria-orientation={isRow ? 'vertical' : 'horizontal'}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={max}
          aria-valuetext={new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)}
          onKeyDown={type}
          onPointerDown={take}
          className={cn(
            'group relative flex shrink-0 touch-none select-none items-center justify-center -outline-offset-2',
            isRow ? 'w-6 cursor-col-resize @max-[36rem]:hidden' : 'h-6 cursor-row-resize',
          )}
        >
          <span
            className={cn(
              'absolute bg-line group-hover:bg-edge forced-colors:bg-[CanvasText]',
              isRow ? 'inset-y-0 w-px' : 'inset-x-0 h-px',
            )}
          />
          <span
            className={cn(
              'relative rounded-full border border-edge bg-surface group-hover:border-accent group-active:bg-accent forced-colors:bg-[CanvasText]',
              isRow ? 'h-8 w-2' : 'h-2 w-8',
            )}
          />
        </div>
        <Scrolled className={cn('flex-1', panelLook)}>{second}</Scrolled>
      </div>
    </div>
  );
}

/** It cuts no ring off. */
const panelLook = 'min-w-0 p-1';

/** Which key makes the first panel larger, and which smaller. */
function sideKeys(element: Element): readonly [more: string, less: string] {
  return toTheRight(element) < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
