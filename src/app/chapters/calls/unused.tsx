import { Item, Unknown } from '#app/chapters/drawn';
import type { Specification } from '#specification';
import { Method } from './method.tsx';

/** A call of which it is not stated what it does, or where: it is sent by nobody. */
export function Unused({ name, facts }: { name: string; facts: Specification['calls'][string] }) {
  return (
    <Item path={`calls.${name}`} title={facts.title ?? name} name={facts.title ? name : undefined}>
      <p className="flex flex-wrap items-center gap-2">
        {facts.method && <Method method={facts.method.toUpperCase()} />}
        {facts.path ? (
          <code dir="ltr" className="annotation break-all">
            {facts.path}
          </code>
        ) : (
          <Unknown />
        )}
      </p>
    </Item>
  );
}
