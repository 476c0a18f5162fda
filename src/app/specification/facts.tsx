import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { drawnAt, FactProblems } from '#app/chapters/drawn';
import { countFacts, isLeaf } from '#app/facts';
import { problemsAt, useAsked } from '#app/gaps';
import { useDocument, useProduct } from '#app/product';
import { Leaf } from './leaf.tsx';
import { Source } from './source.tsx';

interface FactsProps {
  /** Of the facts, as in `entities.repair`. */
  path: string;
  value: unknown;
  /** The path of the fact that the address asks for. */
  at: string;
}

/** What a chapter states, as a tree; each name with the line it stands in. Long branches begin closed. */
export function Facts({ path, value, at }: FactsProps): ReactNode {
  if (typeof value !== 'object' || value === null || isLeaf(value)) return <Leaf value={value} />;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
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

interface FactProps extends FactsProps {
  name: string;
  /** Nothing else stands beside it. */
  isAlone: boolean;
}

function Fact({ name, path, value, at, isAlone }: FactProps) {
  const isAsked = at === path;
  const product = useProduct();
  const item = useAsked<HTMLLIElement>(isAsked && drawnAt(product, at) === undefined);
  return (
    <li
      {...item}
      className={
        isAsked ? 'rounded-control bg-accent-soft outline-1 outline-accent' : 'border-b border-line last:border-b-0'
      }
    >
      {isLeaf(value) ? (
        <div
          // Of one place in all depths: so much less as the branches above have moved it in.
          style={{ '--in': `calc(${path.split('.').length - 2} * (1.125rem + 1px))` } as CSSProperties}
          className="grid grid-cols-[max(5rem,min(15rem,25vw)-var(--in))_minmax(0,1fr)_auto] items-baseline gap-x-[min(1rem,5vw)] px-1 py-1 text-sm max-sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="annotation min-w-0 font-medium wrap-anywhere">{name}</span>
          <span className="min-w-0 wrap-anywhere max-sm:order-last max-sm:col-span-2">
            <Leaf value={value} />
          </span>
          <Source path={path} />
          <ProblemsBelow path={path} />
        </div>
      ) : (
        <Branch name={name} path={path} value={value} at={at} isAlone={isAlone} />
      )}
    </li>
  );
}

/** Below what it is of, as wide as that. */
function ProblemsBelow({ path }: { path: string }) {
  return (
    <div className="col-span-full pt-0.5 pb-1 empty:hidden max-sm:order-last">
      <FactProblems path={path} isOnly />
    </div>
  );
}

/** Branches of up to so many facts begin open. */
const short = 6;

function Branch({ name, path, value, at, isAlone }: FactProps) {
  const isWrong = problemsAt(useDocument().problems, path).length > 0;
  const isAskedFor = at === path || at.startsWith(`${path}.`);
  return (
    <div className="relative">
      <details open={isAlone || isAskedFor || isWrong || countFacts(value) <= short}>
        <summary className="flex min-h-7 items-baseline gap-1.5 py-1 ps-1 pe-[min(5rem,25vw)] hover:bg-sunken">
          <ChevronRight
            aria-hidden
            className="size-3.5 shrink-0 self-center text-muted transition-transform duration-quick rtl:-scale-x-100 in-[details[open]>summary]:rotate-90 rtl:in-[details[open]>summary]:-rotate-90"
          />
          <span className="annotation min-w-0 font-medium">{name}</span>
        </summary>
        <div className="ms-[min(0.375rem,2vw)] border-s border-line ps-[min(0.75rem,4vw)]">
          <ProblemsBelow path={path} />
          <Facts path={path} value={value} at={at} />
        </div>
      </details>
      {/* Beside what opens and closes it: one thing that can be pressed is not inside of another. */}
      <span className="absolute end-1 top-0.5">
        <Source path={path} />
      </span>
    </div>
  );
}
