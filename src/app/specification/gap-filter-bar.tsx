import { chapterTitle } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { useScreenName, useWriteParameters } from '#app/screens';
import { Field } from '#components/field';
import { Select } from '#components/select';
import { type GapFilters, weights } from './gap-filters.ts';

/** What the gaps are limited to; it stands in the address. */
export function GapFilterBar({ filters }: { filters: GapFilters }) {
  const { product } = useDocument();
  const messages = useMessages();
  const { gapsPage: texts, notes: words } = useChapterMessages();
  const { notes } = useNotes();
  const write = useWriteParameters();
  const nameOf = useScreenName();
  const { chapters } = product.specification;
  const people = [...new Set([...notes.values()].flatMap(({ asked }) => asked ?? []))].sort();
  const options: Record<keyof GapFilters, { value: string; label: string }[]> = {
    weight: weights.map((value) => ({ value, label: texts.weights[value] })),
    chapter: chapters.map((chapter) => ({ value: chapter.key, label: chapterTitle(chapter, messages) })),
    screen: product.screens.map((one) => ({ value: one.name, label: nameOf(one) })),
    role: product.access.roles.map(({ name, label }) => ({ value: name, label: label.text })),
    asked:
      people.length > 0 || filters.asked !== null
        ? ['', ...people].map((name) => ({ value: `=${name}`, label: name || words.nobody }))
        : [],
  };
  // A select keeps the empty string for itself.
  const chosen = { ...filters, asked: filters.asked === null ? null : `=${filters.asked}` };
  const labels = { ...texts, asked: words.filter };
  const choose = (key: keyof GapFilters, value: string | null) =>
    write(
      (next) => {
        if (value === null) next.delete(key);
        else next.set(key, key === 'asked' ? value.slice(1) : value);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
      {(['weight', 'chapter', 'screen', 'role', 'asked'] as const).map(
        (key) =>
          options[key].length > 0 && (
            <Field key={key} label={labels[key]}>
              <Select
                placeholder={texts.any}
                emptyLabel={texts.any}
                value={chosen[key]}
                onValueChange={(value) => choose(key, value)}
                options={options[key]}
              />
            </Field>
          ),
      )}
    </div>
  );
}
