import { useState } from 'react';
import { useAnswering } from '#app/messages/answering';
import { NumberInput } from '#components/number-input';
import { Duration, type Field, lengthOf } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const duration: FieldInput = { Input: DurationInput, isGroup: true };

const units = [
  { name: 'days', size: 86_400_000 },
  { name: 'hours', size: 3_600_000 },
  { name: 'minutes', size: 60_000 },
] as const;

type Count = number | string | null;

/** Hours and minutes, and days where they are stated. What was typed stays as it was: 90 minutes are no hour and a half, nor is that 90 minutes, until they come back. */
function DurationInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const words = useAnswering().duration;
  const offered = unitsOf(field);
  const [typed, setTyped] = useState({ value, counts: countsOf(value, offered) });
  const counts = typed.value === value ? typed.counts : countsOf(value, offered);
  const change = (index: number, count: Count) => {
    const next = counts.with(index, count);
    const answer = answerOf(next, offered);
    setTyped({ value: answer, counts: next });
    onChange(answer);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map(({ name }, index) => (
        <NumberInput
          key={name}
          aria-label={words[name]}
          suffix={words[name]}
          min={0}
          value={counts[index] ?? null}
          onValueChange={(count) => change(index, count)}
          onBlur={onBlur}
          className="w-36"
        />
      ))}
    </div>
  );
}

type Unit = (typeof units)[number];

function unitsOf({ unit }: Field): readonly Unit[] {
  return unit === 'days' ? units : units.slice(1);
}

/** How many of each unit an answer has; none of those that are left over. */
function countsOf(value: unknown, offered: readonly Unit[]): Count[] {
  let left = lengthOf(value);
  return offered.map(({ size }) => {
    if (left === undefined) return null;
    const count = size === 60_000 ? left / size : Math.floor(left / size);
    left -= count * size;
    return count;
  });
}

/** The duration that some counts come to; what cannot be counted is kept as it was typed, and refused. */
function answerOf(counts: readonly Count[], offered: readonly Unit[]): string | null {
  if (counts.every((count) => count === null)) return null;
  const lengths = counts.map((count, index) => Number(count ?? 0) * (offered[index]?.size ?? 0));
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return Number.isFinite(length) ? new Duration(Math.round(length)).toISOString() : counts.join(' ');
}
