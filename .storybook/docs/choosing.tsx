import type { ComponentDocs } from '#components/internal';
import { Heading } from '#components/text';
import { PageLink } from './page-link.tsx';
import { withCode } from './with-code.tsx';

/** When it is the right one, and when another is. */
export function Choosing({ use, avoid }: Pick<ComponentDocs, 'use' | 'avoid'>) {
  return (
    <div className="my-6 grid gap-px overflow-hidden rounded-sheet border border-line bg-line text-base text-ink sm:grid-cols-2">
      <section className="bg-surface p-4">
        <Heading level={2} size="sm" className="mb-2">
          Use it
        </Heading>
        <ul className="grid list-disc gap-1 ps-5 marker:text-positive">
          {use.map((when) => (
            <li key={when}>{withCode(when)}</li>
          ))}
        </ul>
      </section>
      <section className="bg-surface p-4">
        <Heading level={2} size="sm" className="mb-2">
          Use another
        </Heading>
        <ul className="grid list-disc gap-1 ps-5 marker:text-critical">
          {avoid.map(({ when, instead }) => (
            <li key={when}>
              {withCode(when)}
              {instead && (
                <>
                  {' '}
                  → <PageLink name={instead} />
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
