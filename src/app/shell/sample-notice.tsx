import { useState } from 'react';
import { useReset, useSampleState } from '#app/data';
import { useMessages } from '#app/messages';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { ResetDialog } from './reset-dialog.tsx';

/** Says that the records were made for an older document, and makes them anew where somebody wants that. */
export function SampleNotice() {
  const { samples } = useMessages();
  const state = useSampleState();
  const reset = useReset();
  const [isAsking, setIsAsking] = useState(false);
  if (state !== 'older' || !reset) return null;
  return (
    <>
      <Banner
        title={samples.older}
        actions={
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {samples.makeAnew}
          </Button>
        }
      >
        {samples.olderText}
      </Banner>
      <ResetDialog reset={reset} isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
