import { useState } from 'react';
import { DateFormat, WithComplaint } from '#components/internal';
import { useLocale } from '#components/locale';
import { complaintOf } from './complaint.ts';
import { layoutOf } from './layout.ts';
import type { SegmentedProps } from './segmented-props.ts';
import { Segments } from './segments.tsx';
import { useAnswer } from './use-answer.ts';

/** Values are `14:30`, or `14:30:15` where it begins with one that has seconds. */
export type TimeInputProps = SegmentedProps;

/** A time of day, typed as the language of the page writes it, with twelve hours or with twenty-four. */
export function TimeInput({
  value: held,
  defaultValue,
  onValueChange,
  min,
  max,
  className,
  style,
  ...rest
}: TimeInputProps) {
  const { locale, strings } = useLocale();
  const [first] = useState(held ?? defaultValue);
  const seconds = /:..:/.test(held ?? first ?? '');
  const layout = layoutOf(locale, { day: false, time: true, seconds });
  const answer = useAnswer({ value: held, defaultValue, onValueChange }, layout);
  const format = new DateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const complaint = complaintOf({ answer, layout, min, max }, strings, (time) =>
    format.format(new Date(`1970-01-01T${time}Z`)),
  );
  return (
    <WithComplaint {...{ className, style }}>
      <Segments {...rest} layout={layout} held={answer} complaint={complaint} />
    </WithComplaint>
  );
}
