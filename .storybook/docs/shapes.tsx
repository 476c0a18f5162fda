import { named, shapes } from 'virtual:stated-types';
import { useEffect } from 'react';
import { Heading, Text } from '#components/text';
import type { StatedShape } from '../stated-types.ts';
import { nameOf, placeOf } from '../typed-properties.ts';
import { TypeName } from './type-name.tsx';
import { withCode } from './with-code.tsx';

const cell = 'border-b border-line px-3 py-2 text-start align-baseline';

/** The objects that the properties above name, and those that they name in turn. */
export function Shapes({ components, door }: { components: readonly unknown[]; door: string }) {
  useEffect(followWithin, []);
  const names = new Set([...components.map(nameOf), door].flatMap((name) => named[name] ?? []));
  return [...names].map((name) => shapes[name] && <Shape key={name} id={placeOf(name)} {...shapes[name]} />);
}

function Shape({ id, title, says, oneOf, properties }: StatedShape & { id: string }) {
  return (
    <section id={id} aria-label={title} className="mt-8 flex scroll-mt-4 flex-col gap-2 text-base text-ink">
      <Heading level={3} size="sm">
        <code className="font-mono">{title}</code>
      </Heading>
      {says && <Text className="max-w-prose">{withCode(says)}</Text>}
      {oneOf ? (
        <TypeName type={oneOf} />
      ) : (
        <div className="overflow-x-auto rounded-sheet border border-line bg-surface">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr>
                {['Name', 'Description'].map((heading) => (
                  <th key={heading} scope="col" className={`${cell} text-muted`}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(properties).map(([name, { type, says: what, required }]) => (
                <tr key={name}>
                  <th scope="row" className={`${cell} whitespace-nowrap font-semibold`}>
                    {name}
                    {required && <Required />}
                  </th>
                  <td className={cell}>
                    {what && <p className="mb-1">{withCode(what)}</p>}
                    <TypeName type={type} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const Required = () => (
  <>
    <span aria-hidden className="ms-0.5 text-critical">
      *
    </span>
    <span className="sr-only"> (required)</span>
  </>
);

/** What leads to a place on this page leads there at once: the address is that of the page around, which would be loaded anew. */
function followWithin() {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#type-"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
