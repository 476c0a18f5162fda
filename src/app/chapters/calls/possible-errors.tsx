import { use } from 'react';
import { assumedWords, FactLink, Label, StatusBadge } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { freshly, loadOnce } from '#components/lazily';
import { useLocale } from '#components/locale';
import type { Operation } from '#specification';
import { needsVersion } from './make-example.ts';

const loadStatusTexts = () => import('#specification/texts/statuses');
const statusWords = loadOnce(async (locale: string) => (await freshly(loadStatusTexts)).statusWordsFor(locale));

/** No version is said, and another one than there is. */
const ofVersions = [428, 412] as const;

/** What a call may answer instead: what the document names, and what follows from saying which version is meant. */
export function PossibleErrors({ operation }: { operation: Operation }) {
  const { calls: words } = useChapterMessages();
  const { product } = operation.entity;
  const statuses = use(statusWords(useLocale().locale));
  const errors = (operation.call?.facts.errors ?? []).map((name) => ({
    name,
    status: product.error(name)?.status ?? 500,
  }));
  const others = needsVersion(operation)
    ? ofVersions.filter((one) => errors.every(({ status }) => status !== one))
    : [];
  if (errors.length + others.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <Label>{words.errors}</Label>
      <ul className="flex flex-col gap-1">
        {errors.map(({ name, status }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-2">
            <StatusBadge status={status} />
            <FactLink path={`errors.${name}`} />
          </li>
        ))}
        {others.map((status) => (
          <li key={status} className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <StatusBadge status={status} />
            <span className={assumedWords}>{statuses[status]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
