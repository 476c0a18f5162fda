import { ChevronDown } from 'lucide-react';
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
          <span className="font-normal text-muted max-sm:sr-only">{messages.previewAs} </span>
          {access.role(role)?.label.text ?? role}
          <ChevronDown aria-hidden className="size-4 text-muted" />
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
