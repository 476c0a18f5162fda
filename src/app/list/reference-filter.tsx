import { useMemo } from 'react';
import { useNaming } from '#app/data';
import { useMessages } from '#app/messages';
import { useRefused } from '#app/problems';
import { ClosedChoice, useMaySearch, useSearch } from '#app/search';
import { Field as FieldFrame } from '#components/field';
import { MultiSelect } from '#components/multi-select';
import type { Entity } from '#specification';
import { chosenIn, type FilterProps, oneOf } from './filter-props.ts';

type ReferenceFilterProps = FilterProps & { to: Entity };

/** By the records that a reference leads to, as far as who looks may look through them. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { label, condition, to } = props;
  const maySearch = useMaySearch(to);
  return (
    <FieldFrame label={label} annotation={condition}>
      {maySearch ? <Several {...props} /> : <ClosedChoice to={to} size="sm" />}
    </FieldFrame>
  );
}

/** Any of all there are: what may be chosen in a form says nothing about what was chosen. */
function Several({ field, operator, filter, onChange, to }: ReferenceFilterProps) {
  const messages = useMessages();
  const search = useSearch(field, undefined, messages.hidden);
  const nameOf = useNaming(to);
  const refused = useRefused();
  const chosen = chosenIn(filter);
  const named = chosen.map((value) => {
    const { text, isHidden, isGone } = nameOf(value);
    return { value, label: isHidden ? messages.hidden : isGone ? messages.gone : text };
  });
  const written = JSON.stringify(named);
  // While it is the same, nothing is looked for anew.
  const value: typeof named = useMemo(() => JSON.parse(written), [written]);
  return (
    <MultiSelect
      size="sm"
      value={value}
      onValueChange={(options) =>
        onChange(
          oneOf(
            options.map((option) => option.value),
            operator,
          ),
        )
      }
      search={search}
      failed={refused}
      placeholder={chosen.length === 0 ? messages.list.any : undefined}
    />
  );
}
