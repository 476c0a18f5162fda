import { ChevronDown, UserRound } from 'lucide-react';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import { useRoleChoice } from './use-choices.ts';

/** Looks at the product as somebody else; only where the backend inside of the app believes it. */
export function PreviewAs() {
  const choice = useRoleChoice();
  if (!choice) return null;
  const { label, value, options } = choice;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm">
          <UserRound aria-hidden className="size-4 @min-[40rem]:hidden" />
          <span className="@max-[40rem]:sr-only">
            <span className="font-normal text-muted">{label} </span>
            {options.find((one) => one.value === value)?.label ?? value}
          </span>
          <ChevronDown aria-hidden className="size-4 text-muted @max-[40rem]:hidden" />
        </Button>
      }
      entries={[{ kind: 'choice', ...choice }]}
    />
  );
}
