import { FactLink, Item, Label, StatusBadge, Unknown } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import type { ErrorFacts } from '#specification';
import { Seen } from './seen.tsx';
import { useSaid } from './use-said.ts';

const frame = 'rounded-control border border-line bg-canvas p-4';

/** An error: how people see it, and what raises it where. */
export function ErrorSheet({ name, facts }: { name: string; facts: ErrorFacts }) {
  const product = useProduct();
  const words = useChapterMessages().errors;
  const path = `errors.${name}`;
  const said = useSaid(name, facts);
  const label = product.labelOf(name, said.title);
  const rules = product.rules.filter(({ error }) => error === name);
  const calls = Object.entries(product.specification.calls).filter(([, { errors }]) => errors?.includes(name));
  return (
    <Item
      path={path}
      title={label.text}
      name={name}
      isAssumed={label.assumed}
      badges={
        <>
          {facts.status ? <StatusBadge status={facts.status} /> : <Unknown words={words.status} />}
          {facts.shown && <Badge>{words.places[facts.shown]}</Badge>}
          {facts.recovery && <Badge tone="info">{words.recovery[facts.recovery]}</Badge>}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-1.5">
          <Label>{words.seen}</Label>
          {/* A picture: an alert would be read out, and its buttons lead nowhere. */}
          {said.title ? (
            <div
              role="img"
              aria-label={said.title}
              className={facts.shown ? frame : `${frame} border-dashed border-edge`}
            >
              <div inert aria-hidden>
                <Seen name={name} facts={facts} {...said} />
              </div>
            </div>
          ) : (
            <div className="hatch rounded-control border border-dashed border-edge p-4">
              <Unknown words={words.noText} />
            </div>
          )}
        </div>
        <div className="flex flex-col gap-1.5">
          <Label>{words.raised}</Label>
          {rules.length + calls.length === 0 && <p className="text-sm text-muted">{words.nobody}</p>}
          <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
            {rules.map((one) => (
              <li key={one.name} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <span className="annotation text-muted">{words.byRule}</span>
                <FactLink path={one.path} />
              </li>
            ))}
            {calls.map(([call]) => (
              <li key={call} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <span className="annotation text-muted">{words.byCall}</span>
                <FactLink path={`calls.${call}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Item>
  );
}
