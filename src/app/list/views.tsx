import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import type { View } from '#specification';

interface ViewsProps {
  views: readonly View[];
  /** Its name; empty where all records are shown. */
  current: string;
  onChoose: (view: string) => void;
}

/** The parts of a list that have a name of their own. */
export function Views({ views, current, onChoose }: ViewsProps) {
  const messages = useMessages();
  const choices = [
    { value: '', label: messages.list.all },
    ...views.map(({ name, label }) => ({ value: name, label: label.text })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-1" aria-label={messages.list.views}>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          tone={value === current ? 'secondary' : 'quiet'}
          aria-pressed={value === current}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
