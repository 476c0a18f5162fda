import { useId } from 'react';
import { Checkbox } from '#components/checkbox';
import { cn, tickLook, tickSizes } from '#components/internal';

interface ChoiceProps {
  /** Under which one alone is chosen; absent where several can be. */
  group: string | undefined;
  /** What it is called. */
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Chooses a row: beside others, or in place of another. */
export function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  const noForm = useId();
  if (group === undefined)
    return (
      <Checkbox data-choice aria-label={label} checked={isChosen} onCheckedChange={(next) => onChoose(next === true)} />
    );
  return (
    // The group of a primitive would stand in place of the table.
    <input
      data-choice
      type="radio"
      name={group}
      // It is no answer of a form around.
      form={noForm}
      aria-label={label}
      checked={isChosen}
      onChange={() => onChoose(true)}
      className={cn(
        tickLook,
        tickSizes.md,
        'appearance-none rounded-full border border-edge bg-surface hover:border-ink checked:border-accent checked:bg-accent checked:shadow-[inset_0_0_0_3px_var(--color-of-surface)] forced-colors:appearance-auto',
      )}
    />
  );
}
