import { useState } from 'react';
import { useMessages } from '#app/messages';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { useToast } from '#components/toast';

export interface SetAsideProps {
  title: string;
  /** What it means, and what to do. */
  text: string;
  texts: readonly string[];
  onForget: () => void;
}

/** What was kept and cannot be read, as it was kept: to be copied before it is forgotten. */
export function SetAside({ title, text, texts, onForget }: SetAsideProps) {
  const messages = useMessages();
  const tell = useToast();
  const [isShown, setIsShown] = useState(false);
  const whole = texts.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      tell({ title: messages.form.asideCopied });
    } catch {
      // Then it can be marked and copied by hand.
      setIsShown(true);
    }
  };
  return (
    <Banner
      tone="caution"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={() => void copy()}>
            {messages.form.asideCopy}
          </Button>
          <Button size="sm" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {messages.form.asideShow}
          </Button>
          <Button size="sm" onClick={onForget}>
            {messages.form.asideForget}
          </Button>
        </>
      }
    >
      {text}
      {isShown && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          dir="auto"
          className="mt-2 max-h-40 overflow-auto font-mono text-xs break-all whitespace-pre-wrap select-all"
        >
          {whole}
        </pre>
      )}
    </Banner>
  );
}
