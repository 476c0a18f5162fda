import { List, Workflow } from 'lucide-react';
import { Button } from '#components/button';
import { useStrings } from '#components/locale';

interface ViewSwitchProps {
  isList: boolean;
  onChange: (isList: boolean) => void;
}

/** Between the picture and the same in words. */
export function ViewSwitch({ isList, onChange }: ViewSwitchProps) {
  const strings = useStrings();
  const look = 'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers
    <div role="group" aria-label={strings.shownAs} className="flex">
      <Button size="sm" aria-pressed={!isList} onClick={() => onChange(false)} className={`rounded-e-none ${look}`}>
        <Workflow aria-hidden className="size-4" />
        {strings.asPicture}
      </Button>
      <Button
        size="sm"
        aria-pressed={isList}
        onClick={() => onChange(true)}
        className={`-ms-px rounded-s-none ${look}`}
      >
        <List aria-hidden className="size-4" />
        {strings.asList}
      </Button>
    </div>
  );
}
