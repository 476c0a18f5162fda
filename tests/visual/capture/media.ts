import type { Page } from 'playwright-core';

/** What the browser is told of the medium and the person before it, in Chromatic's words. */
export interface Media {
  media?: 'screen' | 'print';
  forcedColors?: 'active' | 'none';
  prefersReducedMotion?: 'reduce' | 'no-preference';
  /** Chromatic does not know it. */
  prefersContrast?: 'more' | 'no-preference';
}

/** All that a browser is told for a picture, so that nothing of an earlier one stays. */
export function toldOf(media: Media = {}, theme?: unknown): Parameters<Page['emulateMedia']>[0] & object {
  const { forcedColors = 'none', prefersReducedMotion = 'reduce', prefersContrast = 'no-preference' } = media;
  return {
    media: media.media ?? 'screen',
    forcedColors,
    reducedMotion: prefersReducedMotion,
    contrast: prefersContrast,
    // Which colours are forced, the browser tells by the person's scheme; the pages go by their theme.
    colorScheme: forcedColors === 'active' && theme === 'dark' ? 'dark' : 'light',
  };
}
