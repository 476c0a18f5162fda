import { X } from 'lucide-react';
import { Children, type ComponentProps, isValidElement, type ReactNode, useEffect, useRef } from 'react';
import { cn, type Tone, tones, wayBack } from '#components/internal';
import { useStrings } from '#components/locale';
import { tagSizes } from './tag.variants.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** Before the words. */
  icon?: ReactNode;
  /** Tells kinds of tags apart. */
  tone?: Tone;
  /** `sm` in tables and inputs, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof tagSizes;
  /** Takes it away; absent where nobody can. */
  onRemove?: () => void;
  /** What it stands in takes it away by keys: its button is no stop of Tab besides. */
  removedByKeys?: boolean;
  /** It can be taken away, but not now. */
  disabled?: boolean;
  /** What the button that takes it away does: `Remove the filter Status`; where absent it is made from its words. */
  removeLabel?: string;
}

/** The words of what is drawn, as far as they are known. */
function wordsOf(drawn: ReactNode): string {
  return Children.toArray(drawn)
    .map((one) => (isValidElement<{ children?: ReactNode }>(one) ? wordsOf(one.props.children) : String(one)))
    .join('');
}

/** A word that something is sorted under or was chosen, with the way to take it away. A state is a `Badge`. */
export function Tag({
  icon,
  tone = 'neutral',
  size = 'md',
  onRemove,
  disabled,
  removeLabel,
  removedByKeys = false,
  className,
  children,
  ...rest
}: TagProps) {
  const strings = useStrings();
  const goBeside = useRef<() => boolean>(undefined);
  // It is gone once it is taken away: the focus goes to what stands beside it.
  useEffect(() => () => void goBeside.current?.(), []);
  return (
    <span
      {...rest}
      className={cn(
        'inline-flex max-w-full items-stretch rounded-control border',
        tones[tone],
        'has-[>button:disabled]:border-line has-[>button:disabled]:bg-sunken has-[>button:disabled]:text-muted',
        'forced-colors:has-[>button:disabled]:border-[GrayText] forced-colors:has-[>button:disabled]:text-[GrayText]',
        tagSizes[size],
        className,
      )}
    >
      <span
        className={cn('flex min-w-0 items-center gap-1.5 py-0.5 ps-2 [&>svg]:size-3.5', onRemove ? 'pe-1' : 'pe-2')}
      >
        {icon}
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </span>
      {onRemove && (
        <button
          type="button"
          tabIndex={removedByKeys ? -1 : undefined}
          disabled={disabled}
          aria-label={removeLabel ?? strings.remove(wordsOf(children))}
          onClick={({ currentTarget }) => {
            goBeside.current = wayBack(currentTarget);
            onRemove();
          }}
          className="inline-flex min-w-6 shrink-0 items-center justify-center rounded-control -outline-offset-2 enabled:hover:bg-surface enabled:hover:text-critical"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
