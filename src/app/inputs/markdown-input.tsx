import { Suspense, useEffect, useId, useState } from 'react';
import { expectMarkdown, Markdown } from '#app/fields';
import { useAnswering } from '#app/messages/answering';
import { Button } from '#components/button';
import { Skeleton } from '#components/skeleton';
import { Textarea } from '#components/textarea';
import type { FieldInputProps } from './field-input.ts';

/** Text with Markdown in it: how it is written, and below what becomes of it while it is being written. */
export function MarkdownInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const { markdown } = useAnswering();
  const [isShown, setIsShown] = useState(false);
  useEffect(expectMarkdown, []);
  const id = useId();
  const written = String(value ?? '');
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        value={written}
        onValueChange={(typed) => onChange(typed || null)}
        onBlur={onBlur}
        longest={field.limit('maxLength')}
      />
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Button size="sm" aria-expanded={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {markdown.preview}
        </Button>
        <p className="min-w-0 text-sm text-muted">
          {markdown.formatting} <span className="annotation break-words">{markdown.example}</span>
        </p>
      </div>
      <section
        id={id}
        hidden={!isShown}
        aria-label={`${field.label.text}: ${markdown.preview}`}
        className="rounded-sheet border border-line bg-sunken p-3"
      >
        {isShown && written && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <Markdown text={written} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
