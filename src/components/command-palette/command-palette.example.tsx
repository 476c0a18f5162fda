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
  const [typed, setTyped] = useState('');
  const found = commands.filter(({ label }) =>
    label.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      {open && (
        <CommandPalette
          label="Commands"
          placeholder="What is to be done?"
          typed={typed}
          onType={setTyped}
          groups={[{ key: 'make', title: 'Make', commands: found }]}
          nothing="No command is called that."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
