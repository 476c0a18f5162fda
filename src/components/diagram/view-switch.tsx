import { List, Workflow } from 'lucide-react';
import { useStrings } from '#components/locale';
import { SegmentedControl } from '#components/segmented-control';

interface ViewSwitchProps {
  isList: boolean;
  onChange: (isList: boolean) => void;
}

/** Between the picture and the same in words. */
export function ViewSwitch({ isList, onChange }: ViewSwitchProps) {
  const strings = useStrings();
  return (
    <SegmentedControl
      label={strings.shownAs}
      value={isList ? 'list' : 'picture'}
      onValueChange={(next) => onChange(next === 'list')}
      options={[
        { value: 'picture', label: strings.asPicture, icon: <Workflow aria-hidden /> },
        { value: 'list', label: strings.asList, icon: <List aria-hidden /> },
      ]}
    />
  );
}
