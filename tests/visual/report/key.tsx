import { Kbd } from '#components/kbd';

/** The key that does the same, where there is a keyboard. */
export function Key({ children }: { children: string | number }) {
  return (
    <span aria-hidden className="hidden text-ink lg:inline">
      <Kbd>{children}</Kbd>
    </span>
  );
}
