import '@fontsource-variable/noto-sans-jp';
import type { Language, Messages } from '#app/messages';
import { japanese as strings } from '#components/locale/ja';
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

const ja: Messages = {
  ...general,
  ...making,
  about,
  dashboard,
  detail,
  failure,
  form,
  list,
  notFound,
  outbox,
  permission,
  problems,
  samples,
  undo,
};

/** What the app and its library say in Japanese. */
export const japanese: Language = { messages: ja, strings };
