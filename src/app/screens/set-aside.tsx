import { useState } from 'react';
import { prettyJson, useCopy } from '#app/hand-over';
import { useMessages } from '#app/messages';
import { Banner } from '#components/banner';
import { Button } from '#components/button';

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
  const copy = useCopy();
  const [isShown, setIsShown] = useState(false);
  const whole = texts.join('\n');
  const take = async () => {
    // What the browser does not copy can be marked and copied by hand.
    if (!(await copy(whole))) setIsShown(true);
  };
  return (
    <>
      <Banner
        tone="caution"
        title={title}
        actions={
          <>
            <Button size="sm" onClick={() => void take()}>
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
      </Banner>
      {isShown && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          dir="auto"
          className="max-h-60 overflow-auto rounded-sheet border border-line bg-sunken p-item font-mono text-xs wrap-anywhere whitespace-pre-wrap select-all"
        >
          {texts.map(prettyJson).join('\n')}
        </pre>
      )}
    </>
  );
}
