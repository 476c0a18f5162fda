import { Link as RouterLink } from 'react-router';
import { crumbsOf, screensUsing } from '#app/chapters/drawn';
import { factAddress, useAsked } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { ScreenLink } from '#app/screens';
import { Link } from '#components/link';
import { LineActions } from './line-actions.tsx';

interface SourceLinesProps {
  text: string;
  /** What begins in each line, as paths. */
  facts: ReadonlyMap<number, string>;
  /** What the address asks for. */
  asked?: { path: string; line: number };
}

/** A document line by line; the number of a line leads to what the app makes of it. */
export function SourceLines({ text, facts, asked }: SourceLinesProps) {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return (
    <ol dir="ltr" className="overflow-x-auto rounded-sheet border border-line bg-surface py-2 text-start">
      {lines.map((line, index) => {
        const number = index + 1;
        const isAsked = asked?.line === number;
        return (
          <Line
            key={number}
            number={number}
            line={line}
            fact={facts.get(number)}
            asked={isAsked ? asked.path : undefined}
          />
        );
      })}
    </ol>
  );
}

interface LineProps {
  number: number;
  line: string;
  fact: string | undefined;
  asked: string | undefined;
}

function Line({ number, line, fact, asked }: LineProps) {
  const item = useAsked<HTMLLIElement>(asked !== undefined);
  const look = asked === undefined ? '' : 'bg-accent-soft outline-1 -outline-offset-1 outline-accent';
  return (
    <li {...item} className={look}>
      <div className="flex min-h-6 items-baseline">
        <LineNumber number={number} fact={fact} />
        <code className="annotation whitespace-pre pe-3">{line}</code>
      </div>
      {asked !== undefined && <Asked path={fact ?? asked} line={number} />}
    </li>
  );
}

function LineNumber({ number, fact }: { number: number; fact: string | undefined }) {
  const { product, to } = useDocument();
  const { source, condition } = useChapterMessages();
  const look = 'annotation inline-flex min-h-6 w-14 shrink-0 items-center justify-end pe-3 select-none';
  if (!fact)
    return (
      <span aria-hidden className={`${look} text-muted`}>
        {number}
      </span>
    );
  return (
    <Link asChild className={look}>
      <RouterLink
        to={to(factAddress(product, fact))}
        aria-label={source.line(number, crumbsOf(product, fact, condition).join(' › ') || fact)}
      >
        {number}
      </RouterLink>
    </Link>
  );
}

/** Under the line that is asked for: what the app makes of it, and the way to change it. */
function Asked({ path, line }: { path: string; line: number }) {
  const { product, to } = useDocument();
  const { source, condition } = useChapterMessages();
  return (
    <div dir="auto" className="sticky start-0 flex w-fit flex-wrap items-center gap-3 py-1 ps-14 pe-3">
      <LineActions line={line} />
      {path && (
        <Link asChild className="inline-flex min-h-6 items-center text-sm">
          <RouterLink to={to(factAddress(product, path))}>
            {source.used}: {crumbsOf(product, path, condition).join(' › ') || path}
          </RouterLink>
        </Link>
      )}
      {path && <Screens path={path} />}
    </div>
  );
}

/** What people see of it. */
function Screens({ path }: { path: string }) {
  const { product } = useDocument();
  const { model } = useChapterMessages();
  const screens = screensUsing(product, path);
  if (screens.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="text-muted">{model.screens}:</span>
      {screens.map((screen) => (
        <span key={screen.name} className="[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
          <ScreenLink screen={screen} />
        </span>
      ))}
    </div>
  );
}
