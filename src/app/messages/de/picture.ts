import type { ChapterMessages } from '#app/messages';

/** Pictures of chapters. */
export const picture: ChapterMessages['picture'] = { choose: 'Etwas im Bild auswählen, um hier die Details zu sehen.' };
