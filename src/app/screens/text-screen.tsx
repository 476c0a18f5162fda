import type { ReactNode } from 'react';
import { useProduct } from '#app/product';
import { Gap } from '#components/gap';
import { PageHeader } from '#components/page-header';
import { Text } from '#components/text';
import { english, positionAt, screenLabel } from '#spec';
import type { ScreenProps } from './screen.ts';

/** What a screen says of itself in words. */
export function TextScreen({ name, screen }: ScreenProps): ReactNode {
  const { specification } = useProduct();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={screenLabel(specification, name).text} />
      {screen.description && <Text className="max-w-prose">{screen.description}</Text>}
    </div>
  );
}

/** A screen that is not known well enough to be drawn: what is missing of it, in place of it. */
export function UnknownScreen({ name, screen }: ScreenProps): ReactNode {
  const { specification, gaps } = useProduct();
  const missing = gaps.filter(
    ({ path }) =>
      path.startsWith(`screens.${name}.`) || path === `entities.${screen.entity}.fields` || path === 'entities',
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={screenLabel(specification, name).text} description={screen.description} />
      {missing.map((gap) => {
        const text = english.gaps[gap.kind](gap.subject);
        const { line, column } = positionAt(specification.positions, gap.path);
        return (
          <Gap
            key={gap.path}
            title={text.missing}
            question={text.question}
            source={`${specification.file}:${line}:${column}`}
          >
            {text.meanwhile}
          </Gap>
        );
      })}
    </div>
  );
}
