import { type ComponentProps, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { cn, useHeld } from '#components/internal';
import { announce } from '#components/live-region';
import { listed, useLocale, useStrings } from '#components/locale';
import { SegmentedControl } from '#components/segmented-control';
import { Tag, TagList } from '#components/tag';
import { type Begun, type FilterProperty, type FilterToken, offered, tokenOf, writtenOf } from './suggestions.ts';

export interface PropertyFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is filtered: `Filter the repairs`. */
  label: string;
  properties: readonly FilterProperty[];
  /** What is asked, all of it at once. */
  value?: readonly FilterToken[];
  defaultValue?: readonly FilterToken[];
  onValueChange?: (value: readonly FilterToken[]) => void;
  placeholder?: string;
  /** Whether all of what is asked must be so, or any of it. */
  operation?: FilterOperation;
  /** What it begins with where nobody holds `operation`. */
  defaultOperation?: FilterOperation;
  /** Absent where it is not chosen: then all must be so. */
  onOperationChange?: (operation: FilterOperation) => void;
}

export type FilterOperation = 'and' | 'or';

const none: readonly FilterToken[] = [];

/** Filters by properties: a property, then how it is asked and for what, or all of it typed at once. Each becomes a tag. */
export function PropertyFilter({
  label,
  properties,
  value,
  defaultValue = none,
  onValueChange,
  placeholder,
  operation: heldOperation,
  defaultOperation = 'and',
  onOperationChange,
  className,
  ...rest
}: PropertyFilterProps) {
  const { filterPhrase, filtered, typeValue, added, clear, remove, removed, matchAll, matchAny } = useStrings();
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [tokens, change] = useHeld(value, defaultValue, onValueChange);
  const [operation, changeOperation] = useHeld(heldOperation, defaultOperation, onOperationChange);
  const [begun, begin] = useState<Begun>();
  const search = useCallback(
    async (typed: string) => offered(begun, typed, properties, filterPhrase, locale),
    [begun, properties, filterPhrase, locale],
  );
  const said = ({ property: key, operator, value: of }: FilterToken) => {
    const property = properties.find((each) => each.key === key);
    return property
      ? filterPhrase(property.label, operator, writtenOf(property, of, locale))
      : filterPhrase(key, operator, of);
  };
  const saidSoFar = ({ property: key, operator }: Begun) => {
    const property = properties.find((each) => each.key === key)?.label ?? key;
    return operator ? filterPhrase(property, operator, '…') : `${property} …`;
  };
  const go = (next: Begun | undefined) => {
    if (next) announce(saidSoFar(next));
    begin(next);
  };
  const take = (option: string) => {
    const next = tokenOf(option);
    if (!isWhole(next)) return go(next);
    begin(undefined);
    if (tokens.some((known) => isSame(known, next))) return;
    announce(added(said(next)));
    change([...tokens, next]);
  };
  /** In the empty input: one step back; the last token comes back to be asked for something else. */
  const goBack = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    const last = tokens.at(-1);
    if (begun) return go(begun.operator ? { property: begun.property } : undefined);
    if (!last) return;
    change(tokens.slice(0, -1));
    announce(removed(said(last)));
    begin({ property: last.property, operator: last.operator });
  };
  const empty = () => {
    change([]);
    announce(removed(listed(locale, tokens.map(said))));
    // The button goes with what it took away.
    input.current?.focus();
  };
  return (
    <div {...rest} className={cn('flex flex-col gap-2', className)}>
      <Combobox
        ref={input}
        aria-label={label}
        collects
        value={null}
        search={search}
        none={begun?.operator && typeValue}
        placeholder={begun ? saidSoFar(begun) : (placeholder ?? label)}
        staysOpen={(option) => (isWhole(tokenOf(option.value)) ? undefined : 'first')}
        onKeyDown={goBack}
        onValueChange={(option) => option && take(option.value)}
      />
      {onOperationChange && tokens.length > 1 && (
        <SegmentedControl
          size="sm"
          label={filtered}
          value={operation}
          onValueChange={changeOperation}
          options={[
            { value: 'and', label: matchAll },
            { value: 'or', label: matchAny },
          ]}
          className="self-start"
        />
      )}
      {tokens.length > 0 && (
        <TagList aria-label={filtered} className="items-center">
          {tokens.map((token) => (
            <Tag
              key={JSON.stringify(token)}
              tone="info"
              removeLabel={remove(said(token))}
              onRemove={() => {
                change(tokens.filter((other) => other !== token));
                announce(removed(said(token)));
              }}
            >
              {said(token)}
            </Tag>
          ))}
          {tokens.length > 1 && (
            <Button size="sm" tone="quiet" onClick={empty}>
              {clear}
            </Button>
          )}
        </TagList>
      )}
    </div>
  );
}

function isWhole(token: Begun): token is FilterToken {
  return token.operator !== undefined && token.value !== undefined;
}

function isSame(one: FilterToken, other: FilterToken): boolean {
  return one.property === other.property && one.operator === other.operator && one.value === other.value;
}
