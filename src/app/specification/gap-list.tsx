import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { pathOf } from '#app/screens';
import { Gap } from '#components/gap';
import { Link } from '#components/link';
import { english, type Gap as GapOf, positionAt, screenLabel } from '#spec';

/** Gaps, each with its question, what the app does meanwhile, and the screens that wait for it. */
export function GapList({ gaps }: { gaps: readonly GapOf[] }) {
  const { specification } = useProduct();
  const messages = useMessages();
  return (
    <ul className="flex flex-col gap-3">
      {gaps.map((gap) => {
        const text = english.gaps[gap.kind](gap.subject);
        const { line, column } = positionAt(specification.positions, gap.path);
        return (
          <li key={`${gap.kind} ${gap.path} ${gap.subject}`}>
            <Gap title={text.missing} question={text.question} source={`${specification.file}:${line}:${column}`}>
              <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
                <dt className="text-muted">{messages.overview.meanwhile}</dt>
                <dd>{text.meanwhile}</dd>
                <dt className="text-muted">{messages.overview.blocks}</dt>
                <dd>
                  <Blocked gap={gap} />
                </dd>
              </dl>
            </Gap>
          </li>
        );
      })}
    </ul>
  );
}

function Blocked({ gap }: { gap: GapOf }) {
  const { specification, to } = useProduct();
  const messages = useMessages();
  if (gap.blocks.length === 0)
    return gap.kind === `chapter.${gap.chapter}` ? messages.overview.waits[gap.chapter] : messages.overview.nothing;
  return (
    <ul className="flex flex-wrap gap-x-3 *:min-h-6">
      {gap.blocks.map((name) => {
        const screen = specification.screens[name];
        const label = screenLabel(specification, name).text;
        const needsRecord = !screen || /[:{]/.test(pathOf(name, screen));
        return (
          <li key={name}>
            {needsRecord ? (
              label
            ) : (
              <Link asChild>
                <RouterLink to={to(pathOf(name, screen))}>{label}</RouterLink>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
