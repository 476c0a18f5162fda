import { useCallback, useEffect, useRef, useState } from 'react';

/** Writes something. Where it does not wait for its answer, the page is being closed. */
type Write = () => Promise<unknown>;

export interface Writing {
  /** Writes once all before it is written; what still waits under that name is written no more. */
  write: (name: string, write: Write) => void;
  /** Whether something is not written yet. */
  isWriting: boolean;
}

/**
 * Writes one thing after the other: a reason arrives letter by letter. Whoever closes the page meanwhile is asked, and what still
 * waits is sent all the same.
 */
export function useWriting(): Writing {
  const waiting = useRef(new Map<string, Write>());
  const [isWriting, setIsWriting] = useState(false);
  const isUnderWay = useRef(false);
  const write = useCallback((name: string, one: Write) => {
    waiting.current.delete(name);
    waiting.current.set(name, one);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsWriting(true);
    void (async () => {
      for (const [next, send] of waiting.current) {
        waiting.current.delete(next);
        await send();
      }
      isUnderWay.current = false;
      setIsWriting(false);
    })();
  }, []);
  useEffect(() => {
    if (!isWriting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const sendAll = () => {
      for (const send of waiting.current.values()) void send();
      waiting.current.clear();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', sendAll);
    };
  }, [isWriting]);
  return { write, isWriting };
}
