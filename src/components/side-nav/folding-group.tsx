import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface FoldingGroupProps {
  title: ReactNode;
  /** The page that is shown is one of it: it opens once that is come to. */
  isHere: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A group that its title folds away, and back. */
export function FoldingGroup({ title, isHere, children, ...held }: FoldingGroupProps) {
  const wasHere = useRef(isHere);
  const come = useEffectEvent(() => {
    if (isHere && !wasHere.current && !held.open) held.onOpenChange(true);
    wasHere.current = isHere;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once it is come to
  useEffect(() => come(), [isHere]);
  return (
    <Collapsible.Root {...held}>
      <Collapsible.Trigger className="group mb-1 flex min-h-6 w-full items-center justify-between gap-2 rounded-control px-2.5 text-start text-xs font-medium text-muted hover:text-ink">
        {title}
        <ChevronDown
          aria-hidden
          className="size-3.5 group-data-[state=closed]:-rotate-90 rtl:group-data-[state=closed]:rotate-90"
        />
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
