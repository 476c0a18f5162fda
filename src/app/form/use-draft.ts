import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '#app/data';
import type { Answers } from './answers.ts';
import { changed } from './same.ts';
import type { Opened } from './use-opened.ts';

/** How long after the last key what was typed is kept. */
const pause = 250;

export interface FormDraft {
  /** What the form was opened with, until it is discarded. */
  draft?: Draft;
  /** Whether the browser would not keep what was typed last. */
  isUnkept: boolean;
  /** What was kept of this form and cannot be read. */
  aside: readonly string[];
  forget: () => void;
  forgetAside: () => void;
}

/** Keeps what is typed in this browser, until it is saved or discarded. */
export function useDraft(answers: Answers, { base, from, draft, keeper }: Opened): FormDraft {
  const [isUnkept, setIsUnkept] = useState(false);
  const [aside, setAside] = useState(keeper.aside);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    const values = changed(answers.values(), base);
    if (Object.keys(values).length === 0) keeper.forget();
    else setIsUnkept(!keeper.keep({ values, base: from?.values, etag: from?.etag }));
  });
  useEffect(() => {
    let values = answers.values();
    const flush = () => {
      if (waiting.current === undefined) return;
      clearTimeout(waiting.current);
      waiting.current = undefined;
      keep();
    };
    const stop = answers.subscribe(() => {
      if (values === answers.values()) return;
      values = answers.values();
      clearTimeout(waiting.current);
      waiting.current = setTimeout(flush, pause);
    });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      stop();
      removeEventListener('pagehide', flush);
    };
  }, [answers]);
  return {
    draft,
    isUnkept,
    aside,
    forget: () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      keeper.forget();
    },
    forgetAside: () => {
      setAside([]);
      keeper.forgetAside();
    },
  };
}
