import { useState } from 'react';
import { Button } from '#components/button';
import { LiveRegion } from '#components/live-region';

export function Example() {
  const [found, setFound] = useState(0);
  return (
    <>
      <Button onClick={() => setFound(found + 1)}>Find more</Button>
      <LiveRegion shown>{found} repairs found</LiveRegion>
    </>
  );
}
