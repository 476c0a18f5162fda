import { useChapterMessages } from '#app/messages';
import { Heading } from '#components/text';
import { lineId } from './page-as-html.ts';
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
        {text.split(/\r?\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
          <span key={index} id={lineId(index + 1)} className="flex target:bg-accent-soft">
            <span aria-hidden className="w-10 shrink-0 pe-3 text-end text-muted select-none">
              {index + 1}
            </span>
            <span className="min-w-0">{line || ' '}</span>
          </span>
        ))}
      </pre>
    </section>
  );
}
