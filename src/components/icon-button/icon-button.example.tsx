import { Printer } from 'lucide-react';
import { IconButton } from '#components/icon-button';

export function Example() {
  return (
    <IconButton label="Print">
      <Printer aria-hidden />
    </IconButton>
  );
}
