import { ChevronDown, UserRound } from 'lucide-react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';

/** Looks at the product as somebody else; only where the backend inside of the app believes it. */
export function PreviewAs() {
  const { access } = useProduct();
  const { role, setRole, connection } = useSession();
  const messages = useMessages();
  if (access.roles.length === 0 || !connection.isEmbedded) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm">
          <UserRound aria-hidden className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">
            <span className="font-normal text-muted">{messages.previewAs} </span>
            {access.role(role)?.label.text ?? role}
          </span>
          <ChevronDown aria-hidden className="size-4 text-muted max-sm:hidden" />
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: messages.previewAs,
          value: role,
          onChange: setRole,
          options: access.roles.map(({ name, label }) => ({ value: name, label: label.text })),
        },
      ]}
    />
  );
}
