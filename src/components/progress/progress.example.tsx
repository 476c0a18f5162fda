import { Progress } from '#components/progress';

export function Example() {
  return <Progress label="Sending the photos" value={40} captioned />;
}
