import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { innerButtonLook, partName } from '#components/internal';
import { useStrings } from '#components/locale';

/** How long a button is held before it goes on by itself, and how fast it then does, in ms. */
const [hold, pace] = [400, 80];

type Sign = 1 | -1;

interface StepButtonsProps {
  unit: ReactNode;
  /** What the input is called. */
  name: Parameters<typeof partName>[2];
  /** Whether there is no further step that way. */
  isAtEnd: (sign: Sign) => boolean;
  onStep: (sign: Sign) => void;
}

/** One step less and one more; held, they go on. No stops of Tab: the arrow keys of the input do the same. */
export function StepButtons({ unit, name, isAtEnd, onStep }: StepButtonsProps) {
  const strings = useStrings();
  const id = useId();
  const [held, setHeld] = useState<Sign>();
  const wentOn = useRef(false);
  const goOn = useEffectEvent((sign: Sign) => {
    wentOn.current = true;
    // A button that can no more be pressed is not told that it is let go.
    if (isAtEnd(sign)) setHeld(undefined);
    else onStep(sign);
  });
  useEffect(() => {
    if (held === undefined) return undefined;
    let timer = setTimeout(function again() {
      goOn(held);
      timer = setTimeout(again, pace);
    }, hold);
    return () => clearTimeout(timer);
  }, [held]);
  const release = () => setHeld(undefined);
  const press = (event: PointerEvent, sign: Sign) => {
    wentOn.current = false;
    if (event.button === 0) setHeld(sign);
  };
  const ways = [
    { sign: -1, label: strings.stepLess, Icon: Minus },
    { sign: 1, label: strings.stepMore, Icon: Plus },
  ] as const;
  return (
    <>
      {unit}
      {ways.map(({ sign, label, Icon }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          {...partName(`${id}${sign}`, label, name)}
          disabled={isAtEnd(sign)}
          // Whoever is at the number stays there.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={(event) => press(event, sign)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onClick={({ detail }) => (detail > 0 && wentOn.current) || onStep(sign)}
          className={`${innerButtonLook} touch-manipulation select-none disabled:opacity-40`}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </>
  );
}
