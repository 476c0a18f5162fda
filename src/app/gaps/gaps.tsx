import { createContext, use } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Link } from '#components/link';
import { Popover } from '#components/popover';
import { english, type Gap, positionAt } from '#spec';

/** Whether gaps and assumptions are outlined on the product's screens. */
export const ShowGapsContext = createContext(false);

/** The gaps at a fact and inside it, and those that a screen waits for; while they are shown. */
function useGapsAt(path: string): Gap[] {
  const { gaps } = useProduct();
  const isShown = use(ShowGapsContext);
  if (!isShown) return [];
  const [chapter, screen = ''] = path.split('.');
  return gaps.filter(
    (gap) =>
      gap.path === path ||
      gap.path.startsWith(`${path}.`) ||
      (chapter === 'screens' && path === `screens.${screen}` && gap.blocks.includes(screen)),
  );
}

/** The address of a chapter, at one of its facts. */
function factAddress(path: string): string {
  return `/_specification/${path.split('.')[0]}?at=${encodeURIComponent(path)}`;
}

/** What is missing about a fact, behind a note of how much it is; nothing while gaps are not shown. */
export function GapNote({ path, subject }: { path: string; subject: string }) {
  const { specification, to } = useProduct();
  const messages = useMessages();
  const found = useGapsAt(path);
  if (found.length === 0) return null;
  return (
    <Popover
      label={`${messages.gaps}: ${subject}`}
      trigger={
        <button
          type="button"
          className="annotation hatch relative z-10 inline-flex min-h-6 items-center rounded-control border border-dashed border-edge px-1"
        >
          <span className="rounded-control bg-surface px-1 text-muted">{messages.gapCount(found.length)}</span>
        </button>
      }
    >
      <ul className="flex flex-col gap-3">
        {found.map((gap) => {
          const text = english.gaps[gap.kind](gap.subject);
          const { line, column } = positionAt(specification.positions, gap.path);
          return (
            <li key={`${gap.kind} ${gap.path}`} className="flex flex-col gap-0.5 text-sm">
              <strong className="font-medium">{text.missing}</strong>
              <span className="text-muted">{text.meanwhile}</span>
              <Link asChild className="annotation">
                <RouterLink to={to(factAddress(gap.path))}>
                  {specification.file}:{line}:{column}
                </RouterLink>
              </Link>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
