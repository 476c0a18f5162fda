/** Waits in the page. */
interface Rest {
  /** Resolves once nothing is on its way any more, or it has waited long enough for it: whether anything stirred since the last time. */
  come: (story: string, isAtEnd: boolean) => Promise<boolean>;
  /** Whether anything stirred since the last time that this was asked. */
  hasComeOn: () => boolean;
}

declare global {
  interface Window {
    ninefoldRest: Rest;
  }
}

/**
 * Runs in every page: waits until what a story shows is all there and stands still.
 * It must stand alone, because its text is what is sent to the page.
 * @param patience how long something may be busy, in milliseconds
 */
export function rest(patience: number) {
  const { frame, idle, isMoving, clock } = window.ninefoldPins;
  /** A story that is busy or stirs for ever is waited for once, not in every mode. */
  const forever = new Set<string>();
  let hasStirred = false;
  let hasComeOn = false;
  new MutationObserver(() => {
    hasStirred = true;
    hasComeOn = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // A map that comes to its place only now shows other things, which only then begin to load.
  addEventListener(
    'scroll',
    () => {
      hasStirred = true;
    },
    { capture: true },
  );

  const isBusy = () =>
    document.querySelector('[aria-busy="true"]') !== null ||
    document.fonts.status === 'loading' ||
    [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);

  const stop = (isAtEnd: boolean) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation) {
        // Storybook stopped it at its end, by running it backwards.
        if (isAtEnd) continue;
        animation.effect?.updateTiming({ direction: 'normal' });
      }
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (isAtEnd && Number.isFinite(Number(endTime))) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.querySelector('animate, animateTransform, animateMotion, set')) continue;
      drawing.pauseAnimations();
      drawing.setCurrentTime(isAtEnd ? 3600 : 0);
    }
  };

  window.ninefoldRest = {
    hasComeOn: () => {
      const has = hasComeOn;
      hasComeOn = false;
      return has;
    },
    come: async (story, isAtEnd) => {
      const isForever = forever.has(story);
      let until = clock() + (isForever ? 0 : patience);
      // What is busy and comes on, slowly where the machine has much to do, is worth some more.
      const latest = clock() + (isForever ? 0 : 10 * patience);
      let isOther = hasStirred;
      const isStill = async () => {
        hasStirred = false;
        stop(isAtEnd);
        await frame();
        // What came into view in that frame is told so only after it, and on a busy machine not before the next.
        await idle();
        await frame();
        isOther ||= hasStirred;
        return !isBusy() && !isMoving() && !hasStirred;
      };
      while (!(await isStill())) {
        if (hasStirred) until = Math.min(latest, clock() + patience);
        if (clock() < until) continue;
        forever.add(story);
        // What is busy may be so for ever, as what loads is: what changes for ever looks otherwise each time.
        if (hasStirred && !isForever) window.ninefoldWatch.add({ message: 'it never comes to rest' });
        break;
      }
      await Promise.all([...document.images].map((image) => image.complete && image.decode().catch(() => undefined)));
      hasStirred = false;
      return isOther;
    },
  };
}
