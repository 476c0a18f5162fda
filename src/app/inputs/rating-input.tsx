import { Star } from 'lucide-react';
import { useId } from 'react';
import { useAnswering } from '#app/messages/answering';
import { Button } from '#components/button';
import { useFieldControl } from '#components/field';
import { useStrings } from '#components/locale';
import type { FieldInputProps } from './field-input.ts';

/** So many stars: buttons of a group, one of them chosen, each with its number in words. */
export function RatingInput({ field, value, onChange, onBlur, of }: FieldInputProps & { of: number }) {
  const { rating } = useAnswering();
  const strings = useStrings();
  const name = useId();
  const { 'aria-invalid': isInvalid } = useFieldControl();
  const least = Math.max(1, Math.ceil(field.limit('minimum') ?? 1));
  const chosen = typeof value === 'number' ? value : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex">
        {Array.from({ length: of - least + 1 }, (_, place) => place + least).map((count) => (
          <label key={count} className="relative inline-flex cursor-pointer p-1">
            <input
              type="radio"
              name={name}
              checked={chosen === count}
              onChange={() => onChange(count)}
              onBlur={onBlur}
              aria-label={rating.stars(count, of)}
              aria-invalid={isInvalid}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={`size-6 rounded-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${count <= chosen ? 'fill-current text-accent' : 'text-muted'}`}
            />
          </label>
        ))}
      </span>
      <span className="text-sm text-muted">{chosen > 0 ? rating.stars(chosen, of) : rating.none}</span>
      {chosen > 0 && !field.isRequired && (
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          {strings.clear}
        </Button>
      )}
    </div>
  );
}
