import type { ComponentProps, SyntheticEvent } from 'react';

type Told = Pick<ComponentProps<'div'>, 'onSubmit' | 'onReset'>;

/**
 * What is done in a form that lies over the page is told to no form around what opened it: on the page it stands in none,
 * and React alone sees it in there.
 */
export function ownForms({ onSubmit, onReset }: Told): Told {
  return { onSubmit: endingHere(onSubmit), onReset: endingHere(onReset) };
}

function endingHere<Happening extends SyntheticEvent>(tell: ((event: Happening) => void) | undefined) {
  return (event: Happening) => {
    tell?.(event);
    // `stopPropagation` would keep it from the page as well, on which controls hear of a reset.
    event.isPropagationStopped = () => true;
  };
}
