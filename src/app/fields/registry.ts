import type { FieldKind } from '#specification';
import { array } from './array.tsx';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { date } from './date.tsx';
import { dateTime } from './date-time.tsx';
import { duration } from './duration.tsx';
import { email } from './email.tsx';
import type { FieldView } from './field-view.ts';
import { file } from './file.tsx';
import { integer } from './integer.tsx';
import { money } from './money.tsx';
import { multiline } from './multiline.tsx';
import { number } from './number.tsx';
import { object } from './object.tsx';
import { reference } from './reference.tsx';
import { text } from './text.tsx';
import { time } from './time.tsx';
import { uri } from './uri.tsx';

/** How each kind of field looks. A kind without a look does not compile. */
export const fieldViews: Record<FieldKind, FieldView> = {
  array,
  boolean,
  choice,
  date,
  dateTime,
  duration,
  email,
  file,
  integer,
  money,
  multiline,
  number,
  object,
  reference,
  text,
  time,
  uri,
};
