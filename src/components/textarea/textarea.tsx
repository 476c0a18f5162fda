import { useComposedRefs } from 'radix-ui/internal';
import { type ChangeEvent, type ComponentProps, type CSSProperties, useId, useRef, useState } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook, idsOf, useCustomValidity, useMissing, useReset } from '#components/internal';
import { useStrings } from '#components/locale';
import { textareaSizes } from './textarea.variants.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Most characters that are taken: counted below. Nothing typed or pasted is cut; what is too long is marked, and holds the form back. */
  longest?: number;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof textareaSizes;
  /** Told what is typed after each change; the empty string where nothing is left. */
  onValueChange?: (value: string) => void;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Several lines of text; grows with what is typed. */
export function Textarea({
  longest,
  size = 'md',
  className,
  style,
  onChange,
  onValueChange,
  rows = 3,
  ref,
  invalid,
  ...rest
}: TextareaProps) {
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const strings = useStrings();
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const refs = useComposedRefs(ref, textarea);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  useReset(textarea, () => setTyped(String(rest.defaultValue ?? '').length));
  const length = rest.value === undefined ? typed : String(rest.value ?? '').length;
  const room = longest === undefined ? 0 : longest - length;
  const complaint = room < 0 ? strings.charactersLeft(room) : '';
  useCustomValidity(textarea, complaint);
  const field = useFieldControl(isMissing || room < 0 || invalid, undefined, rest);
  const describedBy = idsOf(field['aria-describedby'], longest !== undefined && id);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <div style={style} className={cn('flex flex-col gap-1', className)}>
      <textarea
        {...field}
        {...rest}
        onInvalidCapture={miss}
        ref={refs}
        aria-describedby={describedBy}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        onChange={change}
        className={cn(controlLook, 'field-sizing-content resize-y', textareaSizes[size])}
      />
      {longest !== undefined && (
        <span
          id={id}
          // Told while somebody types as soon as there is little room left.
          aria-live={room <= longest / 10 ? 'polite' : 'off'}
          className={cn('annotation self-end', room < 0 ? 'text-critical' : 'text-muted')}
        >
          {strings.charactersLeft(room)}
        </span>
      )}
    </div>
  );
}
