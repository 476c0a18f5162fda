import { useChapterMessages } from '#app/messages';
import { Heading } from '#components/text';
import { useWritten } from './use-written.ts';

/** The document itself, behind all that is made of it. */
export function AsWritten() {
  const { source } = useChapterMessages();
  const text = useWritten();
  if (text === undefined) return null;
  return (
    <section aria-labelledby="as-written" className="flex flex-col gap-4 border-t border-edge pt-6">
      <Heading level={2} size="lg" id="as-written">
        {source.title}
      </Heading>
      <pre dir="ltr" className="annotation text-start whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </section>
  );
}
