import { type ReactNode, useId } from 'react';
import { Card } from '#components/card';
import { Heading, Text } from '#components/text';

/** One way in which components come together: what it is called, when it is the right one, and it itself. */
export function Pattern({ title, when, children }: { title: string; when: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text tone="muted" size="sm" className="max-w-prose">
          {when}
        </Text>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
