import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { Fragment, useId } from 'react';
import { cn, optionLook } from '#components/internal';
import { keyOf, type SelectGroup, type SelectOption } from './select-option.ts';

interface SelectOptionsProps {
  options: readonly (SelectOption | SelectGroup)[];
  /** The value that is chosen. */
  chosen: string | null;
  isOpen: boolean;
}

interface OneOptionProps extends SelectOption {
  isChosen: boolean;
  isOpen: boolean;
}

/** What is offered, some of it in groups. */
export function SelectOptions({ options, chosen, isOpen }: SelectOptionsProps) {
  return options.map((one, at) =>
    'options' in one ? (
      <Radix.Group
        key={`group ${one.key}`}
        className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
      >
        <Radix.Label className="px-1.5 py-1 text-xs text-muted">{one.title}</Radix.Label>
        <SelectOptions options={one.options} chosen={chosen} isOpen={isOpen} />
      </Radix.Group>
    ) : (
      <Fragment key={one.value}>
        {/* What stands in no group is none of the group before it. */}
        {at > 0 && 'options' in (options[at - 1] ?? {}) && <Radix.Separator className="my-1 border-t border-line" />}
        <OneOption {...one} isChosen={one.value === chosen} isOpen={isOpen} />
      </Fragment>
    ),
  );
}

export function OneOption({ value, label, description, icon, disabled, isChosen, isOpen }: OneOptionProps) {
  const id = useId();
  // It is no part of the name, and hidden from what makes one of all there is.
  const described = description ? { 'aria-labelledby': undefined, 'aria-describedby': id } : {};
  return (
    <Radix.Item
      value={keyOf(value)}
      data-value={value}
      // Radix would keep the keys from it, and nobody would learn why. While it is closed, letters choose others.
      disabled={disabled && !(isOpen && description)}
      aria-disabled={disabled || undefined}
      // Radix says so only where the keys are on it.
      aria-selected={isChosen}
      {...described}
      className={cn(
        optionLook,
        'group justify-between',
        disabled && 'text-muted',
        icon && '[&>svg]:size-4 [&>svg]:shrink-0',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <Radix.ItemText>{label}</Radix.ItemText>
        {description && (
          <span
            id={id}
            aria-hidden
            className="block text-xs text-muted group-data-[disabled]:text-current group-data-[highlighted]:text-current"
          >
            {description}
          </span>
        )}
      </span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
