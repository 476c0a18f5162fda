import { ChevronDown, UserRound } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useSession } from '#app/data';
import { Button } from '#components/button';
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '#components/dropdown-menu';
import { lazily } from '#components/lazily';
import { type Choice, useRoleChoice } from './use-choices.ts';

const PreviewPeople = lazily(() => import('./preview-people.tsx'), 'PreviewPeople');

/** As whom the product is looked at, below its name: where the bar has no room for it. */
export function PreviewedAs() {
  const choice = useRoleChoice();
  const { subject } = useSession();
  if (!choice) return null;
  return (
    // What it is chosen with says it.
    <span aria-hidden className="block truncate text-xs/3.75 font-normal text-muted @min-[40rem]:hidden">
      <bdi>{labelOf(choice)}</bdi>
      {subject.name && (
        <>
          {' · '}
          <bdi>{subject.name}</bdi>
        </>
      )}
    </span>
  );
}

const labelOf = ({ options, value }: Choice) => options.find((one) => one.value === value)?.label ?? value;

/** Looks at the product as somebody else; only where the backend inside of the app believes it. */
export function PreviewAs() {
  const choice = useRoleChoice();
  const { subject } = useSession();
  const id = useId();
  if (!choice) return null;
  const { label, value, options, onValueChange } = choice;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm">
          <UserRound aria-hidden className="size-4 @min-[40rem]:hidden" />
          <span className="@max-[40rem]:sr-only">
            <span className="font-normal text-muted">{label} </span>
            <bdi>{labelOf(choice)}</bdi>
            {subject.name && (
              <span className="@max-[56rem]:sr-only">
                {' · '}
                <bdi className="inline-block max-w-40 truncate align-bottom">{subject.name}</bdi>
              </span>
            )}
          </span>
          <ChevronDown aria-hidden className="size-4 text-muted @max-[40rem]:hidden" />
        </Button>
      }
    >
      <MenuRadioGroup label={label} value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <MenuRadioItem
            key={option.value}
            value={option.value}
            aria-label={option.label}
            aria-describedby={option.description ? `${id}-${option.value}` : undefined}
          >
            <span className="flex max-w-64 flex-col">
              <span>
                <bdi>{option.label}</bdi>
              </span>
              <span id={`${id}-${option.value}`} className="text-xs text-muted [[data-highlighted]_&]:text-current">
                <bdi>{option.description}</bdi>
              </span>
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <Suspense fallback={null}>
        <PreviewPeople />
      </Suspense>
    </DropdownMenu>
  );
}
