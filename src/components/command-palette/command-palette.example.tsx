import { useState } from 'react';
import { Button } from '#components/button';
import { CommandPalette } from '#components/command-palette';

const commands = ['New repair', 'New customer'].map((label) => ({
  key: label,
  label,
  onSelect: () => console.log(label),
}));

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      {open && (
        <CommandPalette
          label="Commands"
          placeholder="What is to be done?"
          groups={[{ key: 'make', title: 'Make', commands }]}
          nothing="No command is called that."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
