import { Gap } from '#components/gap';

export function Example() {
  return (
    <Gap
      title="Who may close a repair"
      source="PRODUCT.md:41:7"
      question="Only the technician, or the desk as well?"
    />
  );
}
