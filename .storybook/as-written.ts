import type { PlayFunctionContext } from 'storybook/internal/csf';

type Play = (context: PlayFunctionContext) => unknown;

/** What a play says that looks for something by its words, or for a figure. */
const inWords = /\bname:|Text|Accessible|Value\b|Message/;

/** What is looked for in English is found in English: in another language a play that does so leaves its story as it is. */
export function playedAsWritten(play: Play): Play {
  const isBound = inWords.test(play.toString());
  return (context) =>
    isBound && (context.globals.language ?? 'en') !== 'en'
      ? context.step('Played in English only', () => {})
      : play(context);
}
