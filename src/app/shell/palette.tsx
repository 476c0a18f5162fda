import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/data';
import { chapterTitle, specificationPath } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useProblemText } from '#app/problems';
import { useDocument } from '#app/product';
import { Told, useRecordAddress, useRecordName, useScreenName } from '#app/screens';
import { shownKey, useCommands } from '#app/shortcuts';
import { CommandPalette } from '#components/command-palette';
import { everything, formatListQuery } from '#specification';
import { byName, isFitting, nameRank } from './name-rank.ts';
import { type GapsSwitch, useChoices, useRoleChoice } from './use-choices.ts';
import { useFoundFacts } from './use-found-facts.ts';
import { useFoundRecords } from './use-found-records.ts';

interface PaletteProps extends GapsSwitch {
  onClose: () => void;
}

/** Finds screens, records, what can be done on the page, how it can be had, and what the document says. */
export function Palette({ onClose, ...gaps }: PaletteProps) {
  const { palette: words } = useTools();
  const messages = useMessages();
  const { product, to } = useDocument();
  const { subject } = useSession();
  const navigate = useNavigate();
  const nameOf = useRecordName();
  const screenNameOf = useScreenName();
  const addressOf = useRecordAddress();
  const [typed, type] = useState('');
  const here = useCommands();
  const problemText = useProblemText();
  const { records: found, lists, failure, isPending } = useFoundRecords(typed);
  const { title: within, facts } = useFoundFacts(typed);
  const fitting = <One extends { label: string; also?: string | undefined }>(all: readonly One[]) =>
    byName(all, typed, ({ label }) => label).filter(({ label, also = '' }) => isFitting(`${label} ${also}`, typed));
  const leadsTo = (label: string, address: string) => ({
    key: address,
    label,
    onSelect: () => void navigate(address),
  });
  const screens = product.screens
    .filter((screen) => !screen.needsRecord && screen.isFor(subject))
    .map((screen) => ({
      ...leadsTo(screenNameOf(screen), to(screen.addressOf({}))),
      // However a document calls it, “new customer” is looked for.
      also: screen.kind === 'create' && screen.entity ? messages.list.create(screen.entity.label.text) : undefined,
    }));
  const records = found.flatMap(({ screen, entity, values, hint }) => {
    const address = addressOf('detail', entity, values);
    if (!address) return [];
    // What fits may be the same in all of them: what tells them apart stands before it.
    const description = (
      <span key={address} className="flex flex-wrap gap-x-3">
        <span className="empty:hidden">
          <Told screen={screen} values={values} />
        </span>
        {hint}
      </span>
    );
    return [{ ...leadsTo(nameOf(entity, values), address), description, detail: entity.label.text }];
  });
  const others = lists.map(({ screen, entity, total }) => {
    const query = formatListQuery({ ...everything, search: typed.trim() });
    return leadsTo(words.all(total, entity.plural.text), `${to(screen.addressOf({}))}?${query}`);
  });
  const about = import.meta.env.PRODUCT_ALONE ? '' : to(specificationPath(product));
  const pages = import.meta.env.PRODUCT_ALONE
    ? []
    : [
        leadsTo(messages.specification, about),
        ...product.specification.chapters.map((chapter) =>
          leadsTo(chapterTitle(chapter, messages), `${about}/${chapter.key}`),
        ),
        leadsTo(messages.about.allGaps, `${about}/gaps`),
        leadsTo(messages.about.vocabulary, `${about}/vocabulary`),
      ];
  // What takes something away is at hand, and never the first.
  const inOrder = here.toSorted((a, b) => Number(a.isGrave === true) - Number(b.isGrave === true));
  const actions = inOrder.map(({ label, key, run, reason }) => ({
    key: `${key} ${label}`,
    label,
    shortcut: key && shownKey(key),
    reason,
    onSelect: run,
  }));
  const role = useRoleChoice();
  const settings = [...useChoices(gaps), ...(role ? [role] : [])].flatMap(
    ({ label, value: now, options, onValueChange }) =>
      options
        .filter(({ value }) => value !== now)
        .map((one) => ({
          key: `${label} ${one.value}`,
          label: `${label}: ${one.label}`,
          // Whoever knows it by its English name finds it in any language.
          also: one.value,
          onSelect: () => onValueChange(one.value),
        })),
  );
  // What was not asked may have what is looked for, whatever else was found.
  const failed = failure === undefined ? undefined : problemText(failure);
  const unasked = failed && { key: 'failed', label: words.failed(failed.title), reason: failed.detail ?? failed.title };
  const groups = [
    { key: 'records', title: words.records, commands: [...records, ...others, ...(unasked ? [unasked] : [])] },
    { key: 'here', title: words.here, commands: fitting(actions) },
    { key: 'screens', title: words.screens, commands: fitting(screens) },
    { key: 'about', title: messages.specification, commands: fitting(pages) },
    { key: 'settings', title: words.settings, commands: fitting(settings) },
  ];
  const stated = facts.map(({ key, title, text, address }) => ({
    ...leadsTo(title, address),
    key,
    description: <span className="line-clamp-1 break-words">{text}</span>,
  }));
  // What is called so stands before what only says so somewhere.
  const best = ({ commands }: (typeof groups)[number]) =>
    Math.min(...commands.map(({ label }) => nameRank(label, typed)));
  return (
    <CommandPalette
      label={words.title}
      placeholder={words.placeholder}
      value={typed}
      onValueChange={type}
      busy={isPending}
      nothing={words.nothing}
      onClose={onClose}
      groups={[
        ...groups.toSorted((a, b) => best(a) - best(b) || 0),
        // It names whatever the product is about: never before what that itself has.
        { key: 'facts', title: within, commands: stated },
      ]}
    />
  );
}
