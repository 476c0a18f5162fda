import { Tabs as Radix } from 'radix-ui';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, createContext, type ReactNode, use, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cn, useHeld, useOnceShown } from '#components/internal';
import { tabSizes } from './tabs.variants.ts';
import { useRowInSight } from './use-row-in-sight.ts';

/** A tab with its sheet. */
export interface TabItem {
  /** Unlike that of any other tab. */
  value: string;
  /** What the tab says. */
  label: ReactNode;
  /** Before its words. */
  icon?: ReactNode;
  /** Its sheet cannot be shown. */
  disabled?: boolean;
  /** The sheet: what the tab stands for. */
  content: ReactNode;
}

export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  /** `vertical` where they are many or long: the tabs stand below one another beside their sheet, or above it where room is short. */
  orientation?: 'horizontal' | 'vertical';
  /** `sm` in panels and toolbars, `lg` where they part a page, `md` everywhere else. */
  size?: keyof typeof tabSizes;
} & (Listed | Composed);

interface Listed {
  /** Names the row of tabs. */
  label: string;
  /** The tabs, the first of which that can be is shown to begin with, and their sheets. */
  tabs: readonly TabItem[];
  children?: never;
}

interface Composed {
  label?: never;
  tabs?: never;
  /** In place of `tabs`, where more stands between them: a `TabList` with each `Tab`, and a `TabPanel` for each. `defaultValue` says which is shown. */
  children: ReactNode;
}

const SizeOfTabs = createContext<keyof typeof tabSizes>('md');

/** Which tab is chosen, and the way to choose another. */
const Chosen = createContext<[value: string | undefined, choose: (value: string) => void]>([
  undefined,
  () => undefined,
]);

/** Several sheets in one place, one of them on top: of `tabs`, or put together from `TabList`, `Tab` and `TabPanel`. */
export function Tabs({
  label,
  tabs,
  size = 'md',
  value,
  defaultValue = tabs?.find(({ disabled }) => !disabled)?.value,
  onValueChange,
  className,
  children,
  ...rest
}: TabsProps) {
  const [chosen, hold] = useHeld<string | undefined>(value, defaultValue, (next) => onValueChange?.(next ?? ''));
  const told = useRef<string>(undefined);
  // What is pressed has the focus then, and either chooses it.
  const choose = (next: string) => {
    if (next === told.current) return;
    told.current = next;
    queueMicrotask(() => (told.current = undefined));
    hold(next);
  };
  return (
    <SizeOfTabs value={size}>
      <Radix.Root
        {...rest}
        value={chosen ?? ''}
        onValueChange={choose}
        className={cn(
          'flex flex-col gap-4 data-[orientation=vertical]:flex-row data-[orientation=vertical]:flex-wrap',
          className,
        )}
      >
        <Chosen value={[chosen, choose]}>
          {tabs ? (
            <>
              <TabList label={label}>
                {tabs.map((tab) => (
                  <Tab key={tab.value} value={tab.value} disabled={tab.disabled}>
                    {tab.icon}
                    {tab.label}
                  </Tab>
                ))}
              </TabList>
              {tabs.map((tab) => (
                <TabPanel key={tab.value} value={tab.value}>
                  {tab.content}
                </TabPanel>
              ))}
            </>
          ) : (
            children
          )}
        </Chosen>
      </Radix.Root>
    </SizeOfTabs>
  );
}

export interface TabListProps extends ComponentProps<typeof Radix.List> {
  /** Names the row. */
  label: string;
}

/** The row of tabs. */
export function TabList({ label, className, ref, ...rest }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(ref, row);
  useRowInSight(row);
  return (
    <Radix.List
      aria-label={label}
      {...rest}
      ref={refs}
      className={cn(
        'flex scroll-px-8 gap-1 overflow-x-auto overflow-y-hidden border-b border-line',
        'data-[orientation=vertical]:grow data-[orientation=vertical]:basis-40 data-[orientation=vertical]:flex-col data-[orientation=vertical]:self-start data-[orientation=vertical]:border-e data-[orientation=vertical]:border-b-0',
        'data-[beyond~=left]:mask-l-from-[calc(100%-(--spacing(8)))] data-[beyond~=right]:mask-r-from-[calc(100%-(--spacing(8)))]',
        className,
      )}
    />
  );
}

export type TabProps = ComponentProps<typeof Radix.Trigger>;

/** Shows its sheet, the `TabPanel` of the same value, as soon as it has the focus. */
export function Tab({ className, ...rest }: TabProps) {
  const size = use(SizeOfTabs);
  return (
    <Radix.Trigger
      {...rest}
      className={cn(
        '-mb-px inline-flex items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent font-medium text-ink -outline-offset-4',
        'enabled:hover:text-accent disabled:text-muted disabled:data-[state=active]:border-edge enabled:data-[state=active]:border-accent enabled:data-[state=active]:text-accent',
        'data-[orientation=vertical]:mb-0 data-[orientation=vertical]:-me-px data-[orientation=vertical]:border-e-2 data-[orientation=vertical]:border-b-0 data-[orientation=vertical]:whitespace-normal data-[orientation=vertical]:text-start',
        tabSizes[size],
        className,
      )}
    />
  );
}

export type TabPanelProps = ComponentProps<typeof Radix.Content>;

/**
 * A sheet, shown while the `Tab` of the same value is chosen. Once it was shown it stays as it was left: what was typed into it is
 * there again, and is sent with its form; what holds the form back shows it.
 */
export function TabPanel({ className, onInvalidCapture, ...rest }: TabPanelProps) {
  const [chosen, choose] = use(Chosen);
  const isShown = chosen === rest.value;
  return (
    <Radix.Content
      forceMount={useOnceShown(isShown) || undefined}
      {...rest}
      onInvalidCapture={(event) => {
        onInvalidCapture?.(event);
        if (!isShown) flushSync(() => choose(rest.value));
      }}
      className={cn(
        'data-[state=inactive]:hidden data-[orientation=vertical]:min-w-0 data-[orientation=vertical]:grow-999 data-[orientation=vertical]:basis-64',
        className,
      )}
    />
  );
}
