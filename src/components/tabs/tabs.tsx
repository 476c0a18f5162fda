import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
}

/** Several sheets in one place, one of them on top. */
export function Tabs({ label, tabs, className, ...rest }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value} {...rest} className={cn('flex flex-col gap-4', className)}>
      <Radix.List aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px whitespace-nowrap border-b-2 border-transparent px-0.5 py-cell text-sm font-medium text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
