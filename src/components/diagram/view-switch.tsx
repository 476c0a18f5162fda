import { List, Workflow } from 'lucide-react';
import { useStrings } from '#components/locale';
import { SegmentedControl } from '#components/segmented-control';

export type View = 'picture' | 'list';

interface ViewSwitchProps {
  shown: View;
  onChange: (view: View) => void;
}

/** Between the picture and the same in words. */
export function ViewSwitch({ shown, onChange }: ViewSwitchProps) {
  const strings = useStrings();
  return (
    <SegmentedControl
      label={strings.shownAs}
      value={shown}
      onValueChange={onChange}
      options={[
        { value: 'picture', label: strings.asPicture, icon: <Workflow aria-hidden /> },
        { value: 'list', label: strings.asList, icon: <List aria-hidden /> },
      ]}
    />
  );
}
