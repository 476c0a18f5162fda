import { useMessages } from '#app/messages';
import { useToast } from '#components/toast';

/** Puts a text into the clipboard, and tells the person; answers whether it is there. */
export function useCopy() {
  const messages = useMessages();
  const tell = useToast();
  return async (text: string | Promise<string>): Promise<boolean> => {
    try {
      const written = Promise.resolve(text).then((whole) => new Blob([whole], { type: 'text/plain' }));
      // Begun at once, also where the text is still to come: browsers allow it within the click only.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': written })]);
      tell({ title: messages.copied });
      return true;
    } catch {
      tell({ title: messages.notCopied, tone: 'critical' });
      return false;
    }
  };
}
