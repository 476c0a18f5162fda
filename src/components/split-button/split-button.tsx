import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '#components/button';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { cn, joinedLook } from '#components/internal';
import { useStrings } from '#components/locale';

export interface SplitButtonProps extends Omit<ButtonProps, 'asChild' | 'shape'> {
  /** What its menu offers. */
  entries: readonly MenuEntry[];
  /** What the button beside it does; `Actions` where absent. */
  menuLabel?: string;
}

/** An action, and others of its kind behind the arrow beside it. */
export function SplitButton({
  entries,
  menuLabel,
  variant,
  tone,
  size,
  disabled,
  className,
  style,
  children,
  ...rest
}: SplitButtonProps) {
  const strings = useStrings();
  const looks = { variant: variant ?? ('secondary' as const), tone, size, disabled };
  return (
    <span className={cn(joinedLook, '[&>:first-child]:min-w-0 [&>:first-child]:shrink', className)} style={style}>
      <Button {...rest} {...looks}>
        {children}
      </Button>
      <DropdownMenu
        align="end"
        entries={entries}
        trigger={
          <IconButton
            {...looks}
            label={menuLabel ?? strings.actions}
            className={cn('shrink-0', looks.variant === 'primary' && 'border-s-accent-on')}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        }
      />
    </span>
  );
}
