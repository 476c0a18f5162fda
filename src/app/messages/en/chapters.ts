import { drawn } from './drawn.ts';
import { gapsPage } from './gaps-page.ts';
import { map } from './map.ts';
import { mending } from './mending.ts';
import { model } from './model.ts';
import { notes } from './notes.ts';
import { overview } from './overview.ts';
import { picture } from './picture.ts';
import { source } from './source.ts';
import { states } from './states.ts';
import { stating } from './stating.ts';
import { vocabulary } from './vocabulary.ts';

/** What is said where chapters are drawn: apart from the rest, as it is loaded with the first of them. */
export const chapters = {
  ...drawn,
  gapsPage,
  map,
  mending,
  model,
  notes,
  overview,
  picture,
  source,
  stating,
  states,
  vocabulary,
};

export type ChapterMessages = typeof chapters;
