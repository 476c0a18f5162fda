import type { ReactNode } from 'react';
import { Heading } from '#components/text';

/** A part of a page of documentation. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 mb-3 flex flex-col gap-3 text-base text-ink">
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
