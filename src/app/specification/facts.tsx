import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { isUsed, positionAt, type Specification } from '#spec';

interface FactsProps {
  /** Of the facts, as in `entities.repair`. */
  path: string;
  value: unknown;
  /** The path of the fact that the address asks for. */
  at: string;
}

/** What a chapter states, as a tree; each name with the line it stands in. Long branches begin closed. */
export function Facts({ path, value, at }: FactsProps): ReactNode {
  if (value === null) return <span className="annotation text-muted">none</span>;
  if (typeof value !== 'object') return <span className="break-words">{String(value)}</span>;
  const entries = Object.entries(value as object).filter(([, inner]) => inner !== undefined);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return <span className="break-words">{value.join(', ')}</span>;
  }
  return (
    <ul className="flex flex-col">
      {entries.map(([key, inner]) => (
        <Fact
          key={key}
          name={Array.isArray(value) ? `${Number(key) + 1}` : key}
          path={`${path}.${key}`}
          value={inner}
          at={at}
          isAlone={entries.length === 1}
        />
      ))}
    </ul>
  );
}

function Fact({ name, path, value, at, isAlone }: FactsProps & { name: string; isAlone: boolean }) {
  const { specification } = useProduct();
  const messages = useMessages();
  const isAsked = at === path;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const isBranch =
    typeof value === 'object' &&
    value !== null &&
    !(Array.isArray(value) && value.every((one) => typeof one !== 'object'));
  const label = (
    <>
      <span className="flex items-center gap-1.5">
        <ChevronRight
          aria-hidden
          className="size-3.5 text-muted transition-transform duration-quick rtl:-scale-x-100 in-[details[open]>summary]:rotate-90 rtl:in-[details[open]>summary]:-rotate-90"
        />
        <span className="annotation font-medium">{name}</span>
      </span>
      <Source specification={specification} path={path} />
    </>
  );
  return (
    <li
      ref={item}
      className={
        isAsked ? 'rounded-control bg-accent-soft outline-1 outline-accent' : 'border-b border-line last:border-b-0'
      }
    >
      {isBranch ? (
        <details open={isAlone || at.startsWith(path) || countFacts(value) <= 6}>
          <summary className="flex min-h-7 items-baseline justify-between gap-4 px-1 py-1 hover:bg-sunken">
            {label}
          </summary>
          <div className="ms-1.5 border-s border-line ps-3">
            <Facts path={path} value={value} at={at} />
          </div>
        </details>
      ) : (
        <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,3fr)_auto] items-baseline gap-4 px-1 py-1 text-sm max-sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="annotation font-medium">{name}</span>
          <span className="max-sm:order-last max-sm:col-span-2">
            <Facts path={path} value={value} at={at} />
            {!isUsed(path) && <span className="annotation ms-3 text-muted">{messages.overview.notUsed}</span>}
          </span>
          <Source specification={specification} path={path} />
        </div>
      )}
    </li>
  );
}

function Source({ specification, path }: { specification: Specification; path: string }) {
  const { line, column } = positionAt(specification.positions, path);
  return (
    <span className="annotation whitespace-nowrap text-muted">
      {line}:{column}
    </span>
  );
}

/** How many single facts a value holds. */
export function countFacts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countFacts(inner), 0);
}
