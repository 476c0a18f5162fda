import { clsx } from 'clsx';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { stateLabel } from '#spec';

/** The states that a record can be in, and the one it is in. */
export function LifecycleLine({ entity, state }: { entity: string; state: string | undefined }) {
  const specification = useSpecification();
  const messages = useMessages();
  const states = Object.keys(specification.lifecycles[entity]?.states ?? {});
  return (
    <ol aria-label={messages.detail.lifecycle} className="flex flex-wrap items-center gap-y-2 text-sm">
      {states.map((name, index) => (
        <li key={name} aria-current={name === state ? 'step' : undefined} className="flex items-center">
          {index > 0 && <span aria-hidden className="h-px w-6 bg-edge" />}
          <span
            className={clsx(
              'rounded-control border px-2 py-1',
              name === state
                ? 'border-accent bg-accent font-medium text-accent-on forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'border-edge bg-surface text-muted',
            )}
          >
            {stateLabel(specification, entity, name).text}
          </span>
        </li>
      ))}
    </ol>
  );
}
