import type { ReactElement } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { CheckboxItem, Item, RadioGroup, RadioItem, Separator, Sub } from './menu-items.tsx';

/** What a menu offers, or a menu within it. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and keep their order
    <Entry key={index} {...entry} />
  ));
}

function Entry(entry: MenuEntry): ReactElement {
  switch (entry.kind) {
    case 'separator':
      return <Separator />;
    case 'action': {
      const { kind: _, label, ...rest } = entry;
      return <Item {...rest}>{label}</Item>;
    }
    case 'link': {
      const { kind: _, link, ...rest } = entry;
      return (
        <Item asChild {...rest}>
          {link}
        </Item>
      );
    }
    case 'check': {
      const { kind: _, label, ...rest } = entry;
      return <CheckboxItem {...rest}>{label}</CheckboxItem>;
    }
    case 'choice': {
      const { kind: _, options, ...rest } = entry;
      return (
        <RadioGroup {...rest}>
          {options.map((option) => (
            <RadioItem key={option.value} value={option.value}>
              {option.label}
            </RadioItem>
          ))}
        </RadioGroup>
      );
    }
    case 'submenu': {
      const { kind: _, entries, ...rest } = entry;
      return (
        <Sub {...rest}>
          <MenuEntries entries={entries} />
        </Sub>
      );
    }
  }
}
