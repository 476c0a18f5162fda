import { Button } from '#components/button';
import { Dialog, DialogAction, DialogClose } from '#components/dialog';

export function Example() {
  return (
    <Dialog
      trigger={<Button>Close repair</Button>}
      title="Close this repair?"
      description="The customer is told that it can be fetched."
      actions={
        <>
          <DialogClose>Not yet</DialogClose>
          <DialogAction>Close it</DialogAction>
        </>
      }
    />
  );
}
