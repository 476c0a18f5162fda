import { Button } from '#components/button';
import { ToastProvider, useToast } from '#components/toast';

function Close() {
  const tell = useToast();
  const undo = { label: 'Undo', onAction: () => console.log('Undone') };
  return (
    <Button onClick={() => tell({ title: 'The repair was closed.', actions: [undo] })}>
      Close repair
    </Button>
  );
}

export function Example() {
  return (
    <ToastProvider>
      <Close />
    </ToastProvider>
  );
}
