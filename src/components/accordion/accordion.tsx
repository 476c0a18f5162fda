import { Accordion as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { flushSync } from 'react-dom';
import { chevronDown, cn, useHeld, useOnceShown } from '#components/internal';

export type AccordionProps = ComponentProps<typeof Radix.Root> & {
  /** Whether one sheet at most is open, or any number of them. */
  type: 'single' | 'multiple';
  /** Whether the one that is open can be closed again; only where there is one at most. */
  collapsible?: boolean;
  /** What is open to begin with: the value of one, or of several. */
  defaultValue?: string | string[];
};

type Open = string | string[];

/** What is open, and the way to open more. */
const Opened = createContext<{ values: Open; open: (value: string) => void }>({ values: [], open: () => undefined });

/** Sheets under one another, each behind its title: one open at most (`type="single"`) or any number of them. */
export function Accordion({ className, value, defaultValue, onValueChange, ...rest }: AccordionProps) {
  const isSingle = rest.type === 'single';
  const [values, change] = useHeld<Open>(value, defaultValue ?? (isSingle ? '' : []), (next) =>
    (onValueChange as ((next: Open) => void) | undefined)?.(next),
  );
  const held = { ...rest, value: values, onValueChange: change } as ComponentProps<typeof Radix.Root>;
  return (
    <Opened value={{ values, open: (one) => change(isSingle ? one : [...values, one]) }}>
      <Radix.Root
        {...held}
        className={cn('divide-y divide-line rounded-sheet border border-line bg-surface', className)}
      />
    </Opened>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  /** What is in the sheet, in a few words: it stays in sight and opens it. */
  title: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title, and no part of what opens it: a count, a badge. */
  aside?: ReactNode;
}

/**
 * One sheet. Once it was open it stays as it was left: what was typed into it is there again, and is sent with its form; what holds the
 * form back opens it.
 */
export function AccordionItem({ title, level = 3, aside, className, children, ...rest }: AccordionItemProps) {
  const { values, open } = use(Opened);
  const isOpen = values === rest.value || (Array.isArray(values) && values.includes(rest.value));
  const Title = `h${level}` as const;
  return (
    <Radix.Item {...rest} className={cn('min-w-0', className)}>
      <div className={cn('flex flex-wrap items-center justify-end gap-x-3', aside && 'pe-4')}>
        <Radix.Header asChild>
          <Title className="min-w-min flex-1">
            <Radix.Trigger className="group flex min-h-control-lg w-full items-center px-4 py-2 text-start text-base font-medium -outline-offset-2 hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent">
              <span className="flex min-w-0 flex-1 items-start gap-3">
                <span className="flex h-[1lh] items-center transition-transform duration-quick group-data-[state=closed]:-rotate-90 rtl:group-data-[state=closed]:rotate-90">
                  {chevronDown}
                </span>
                <span className="min-w-0 flex-1">{title}</span>
              </span>
            </Radix.Trigger>
          </Title>
        </Radix.Header>
        {aside && <div className="flex max-w-full items-center gap-3 py-1">{aside}</div>}
      </div>
      <Radix.Content
        forceMount={useOnceShown(isOpen) || undefined}
        onInvalidCapture={() => isOpen || flushSync(() => open(rest.value))}
        className="px-4 pt-1 pb-inset ps-11 data-[state=closed]:hidden"
      >
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}
