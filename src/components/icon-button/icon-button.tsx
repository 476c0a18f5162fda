import { Button, type ButtonProps } from '#components/button';
import { cn } from '#components/internal';
import { Tooltip } from '#components/tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'shape'> {
  /** What it does: read out, and shown as a tooltip. */
  label: string;
}

/** An action whose picture everyone knows. Where in doubt, a `Button` with words. */
export function IconButton({ label, size = 'md', variant = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button
        size={size}
        shape="picture"
        variant={variant}
        {...rest}
        aria-label={label}
        className={cn('[&>svg]:size-4', className)}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
