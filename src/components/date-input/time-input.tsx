import { useState } from 'react';
import { useLocale } from '#components/locale';
import { complaintOf } from './complaint.ts';
import { layoutOf } from './layout.ts';
import { Segments, type SegmentsProps } from './segments.tsx';
import { type AnswerProps, useAnswer } from './use-answer.ts';

/** Values are `14:30`, or `14:30:15` where it begins with one that has seconds. */
export interface TimeInputProps extends SegmentsProps, AnswerProps {
  /** The first that may be answered. */
  min?: string;
  /** The last that may be answered. */
  max?: string;
}

/** A time of day, typed as the language of the page writes it, with twelve hours or with twenty-four. */
export function TimeInput({ value: held, defaultValue, onValueChange, min, max, ...rest }: TimeInputProps) {
  const { locale, strings } = useLocale();
  const [first] = useState(held ?? defaultValue);
  const seconds = /:..:/.test(held ?? first ?? '');
  const layout = layoutOf(locale, { day: false, time: true, seconds });
  const answer = useAnswer({ value: held, defaultValue, onValueChange }, layout);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const complaint = complaintOf({ ...answer, min, max }, strings.wholeTime, strings, (time) =>
    format.format(new Date(`1970-01-01T${time}Z`)),
  );
  return <Segments {...rest} layout={layout} held={answer} complaint={complaint} />;
}
