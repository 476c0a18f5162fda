import { Stat } from '#components/stat';

export function Example() {
  return <Stat label="Ready to be fetched" value={9} tone="positive" />;
}
