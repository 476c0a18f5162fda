import { Button, type ButtonProps } from '#components/button';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';

export type SkipLinkProps = Omit<ButtonProps, 'variant' | 'tone'>;

/** The first stop of Tab: past what is the same on every page. It is seen only while it has the focus. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  const strings = useStrings();
  return (
    <Button
      variant="primary"
      {...rest}
      className={cn('fixed start-2 top-1.5 z-50 not-focus:sr-only print:hidden', className)}
    >
      {children ?? strings.skipToContent}
    </Button>
  );
}
