import { newId } from './new-id.ts';

/** This page: it need not be told what it did itself. */
const page = newId();

const channelOf = (id: string) => new BroadcastChannel(`ninefold.${id}`);

/** Tells the other tabs that records of a document may be different now. */
export function tellOtherTabs(id: string) {
  const channel = channelOf(id);
  channel.postMessage(page);
  channel.close();
}

/**
 * Hears of it when another tab has changed records of a document.
 * @returns what ends that
 */
export function onOtherTabs(id: string, told: () => void): () => void {
  const channel = channelOf(id);
  channel.onmessage = ({ data }) => {
    if (data !== page) told();
  };
  return () => channel.close();
}
