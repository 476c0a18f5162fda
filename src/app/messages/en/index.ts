import { inSentence } from '#specification';
import { about } from './about.ts';
import { dashboard } from './dashboard.ts';
import { detail } from './detail.ts';
import { failure } from './failure.ts';
import { form } from './form.ts';
import { general } from './general.ts';
import { list } from './list.ts';
import { making } from './making.ts';
import { notFound } from './not-found.ts';
import { outbox } from './outbox.ts';
import { permission } from './permission.ts';
import { problems } from './problems.ts';
import { samples } from './samples.ts';
import { undo } from './undo.ts';

/**
 * Every text that the app itself says, room by room. A language more is a table of the same shape.
 * @param small a name of the document, as it stands inside of a sentence
 */
export const enOf = (small: (name: string) => string) => ({
  ...general,
  ...making,
  about,
  dashboard: dashboard(small),
  detail,
  failure: failure(small),
  form: form(small),
  list: list(small),
  notFound,
  outbox,
  permission,
  problems,
  samples,
  undo,
});

export const en = enOf(inSentence);

export type Messages = typeof en;
