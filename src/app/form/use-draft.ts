import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useIsInDialog } from '#components/dialog';
import { useToast } from '#components/toast';
import { pick, type Values } from '#specification';
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

/** Takes back what was told of the draft of a form, by its address. */
const told = new Map<string, () => void>();

/**
 * Keeps what is typed in this browser, until it is saved or discarded.
 * @param step the one that is shown, from 0
 * @param isBusy whether it is being saved: who leaves then is told what came of that
 * @param title what the form is called where it is told of
 */
export function useDraft(
  answers: Answers,
  { base, given = {}, from, draft, keeper }: Opened,
  step: number,
  isBusy: boolean,
  title: string | undefined,
): FormDraft {
  const [isUnkept, setIsUnkept] = useState(false);
  const [aside, setAside] = useState(keeper.aside);
  /** Whether something was typed here that is neither kept nor saved. */
  const isLost = useRef(false);
  const messages = useMessages();
  const tools = useTools();
  const tell = useToast();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isInDialog = useIsInDialog();
  const goBack = () => void navigate({ pathname, search });
  const isOpen = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether something is kept that is not saved: typed here, or before. */
  const hasDraft = useRef(draft !== undefined);
  const write = (values: Values) =>
    keeper.keep({
      values: { ...pick(answers.values(), Object.keys(given)), ...values },
      base: from?.values,
      etag: from?.etag,
      step: step || undefined,
    });
  const keep = useEffectEvent(() => {
    const values = changed(answers.values(), base);
    hasDraft.current = Object.keys(values).length > 0 && write(values);
    if (Object.keys(values).length === 0) keeper.forget();
    isLost.current = Object.keys(values).length > 0 && !hasDraft.current;
    setIsUnkept(isLost.current);
  });
  const keepStep = useEffectEvent(() => hasDraft.current && write(changed(answers.values(), base)));
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    keepStep();
  }, [step]);
  const tellKept = useEffectEvent(() => {
    // Also what was typed before the page was loaded anew.
    if (hasDraft.current && !isBusy) {
      // A dialog has no address to go back to.
      const open = isInDialog ? undefined : { label: messages.form.open, leadsTo: pathname, onAction: goBack };
      const takeBack = tell({
        title: [title, tools.form.draftKept].filter(Boolean).join(': '),
        actions: [open],
      });
      if (open) told.set(pathname, takeBack);
    }
    if (isLost.current) tell({ title: tools.form.draftOnlyHere, tone: 'critical' });
  });
  // Who is at the form sees what is kept of it.
  useEffect(() => told.get(pathname)?.(), [pathname]);
  useEffect(() => {
    isOpen.current = true;
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
    // What was typed last may be what there is no room for.
    const ask = (event: BeforeUnloadEvent) => {
      flush();
      if (isLost.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', flush);
    return () => {
      flush();
      isOpen.current = false;
      // React may only try whether the form can be left.
      queueMicrotask(() => isOpen.current || tellKept());
      stop();
      removeEventListener('beforeunload', ask);
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
      hasDraft.current = false;
      isLost.current = false;
      setIsUnkept(false);
      keeper.forget();
    },
    forgetAside: () => {
      setAside([]);
      keeper.forgetAside();
    },
  };
}
