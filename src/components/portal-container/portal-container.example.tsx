import { useState } from 'react';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { PortalContainer } from '#components/portal-container';

export function Example() {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setPlace}>
      <PortalContainer container={place}>
        <Popover label="Where it is drawn" trigger={<Button>Open in here</Button>}>
          Not at the end of the page.
        </Popover>
      </PortalContainer>
    </div>
  );
}
