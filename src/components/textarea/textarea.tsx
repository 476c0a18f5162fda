import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook } from '#components/internal';
import { useStrings } from '#components/locale';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Most characters that will be taken: counted below, not enforced while typing, so that nothing pasted is cut. */
  longest?: number;
}

/** Several lines of text; grows with what is typed. */
export function Textarea({ longest, className, onChange, rows = 3, ...rest }: TextareaProps) {
  const field = useFieldControl();
  const strings = useStrings();
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value ?? '').length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <textarea
        {...field}
        {...rest}
        rows={rows}
        onChange={change}
        className={cn(controlLook, 'field-sizing-content min-h-20 resize-y px-2.5 py-1.5')}
      />
      {longest !== undefined && (
        <span className={cn('annotation self-end', length > longest ? 'text-critical' : 'text-muted')}>
          {strings.charactersLeft(longest - length)}
        </span>
      )}
    </div>
  );
}
