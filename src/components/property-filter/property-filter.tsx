import { type ComponentProps, type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { useComplaint } from '#components/field';
import { afterPress, cn, isComposing, useHeld } from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { listed, useLocale, useStrings } from '#components/locale';
import { SegmentedControl } from '#components/segmented-control';
import { Tag, TagList } from '#components/tag';
import { Phrase, type Words } from './phrase.tsx';
import {
  anyProperty,
  type Begun,
  type FilterProperty,
  type FilterToken,
  offered,
  tokenOf,
  writtenOf,
} from './suggestions.ts';

export interface PropertyFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is filtered: `Filter the repairs`. */
  label: string;
  /** What can be asked for. */
  properties: readonly FilterProperty[];
  /** Whether words may be asked for wherever they stand as well: of `anyProperty`. */
  freeText?: boolean;
  /** What is asked, all of it at once. */
  value?: readonly FilterToken[];
  /** What is asked to begin with where nobody holds `value`. */
  defaultValue?: readonly FilterToken[];
  /** Told all of what is asked after each change. */
  onValueChange?: (value: readonly FilterToken[]) => void;
  /** Shown until something is typed; the label where absent. */
  placeholder?: string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof below;
  /** Nothing of it can be changed or takes the focus. */
  disabled?: boolean;
  /** Can be read, but is not changed. */
  readOnly?: boolean;
  /** Whether all of what is asked must be so, or any of it. */
  operation?: FilterOperation;
  /** What it begins with where nobody holds `operation`. */
  defaultOperation?: FilterOperation;
  /** Absent where it is not chosen: then all must be so. */
  onOperationChange?: (operation: FilterOperation) => void;
}

export type FilterOperation = 'and' | 'or';

/** What stands under it weighs less. */
const below = { sm: 'sm', md: 'sm', lg: 'md' } as const;

const none: readonly FilterToken[] = [];

/** Filters by properties: a property, then how it is asked and for what, or all of it typed at once. Each becomes a tag. */
export function PropertyFilter({
  label,
  properties: named,
  freeText = false,
  value,
  defaultValue = none,
  onValueChange,
  placeholder,
  size = 'md',
  disabled = false,
  readOnly = false,
  operation: heldOperation,
  defaultOperation = 'and',
  onOperationChange,
  className,
  ...rest
}: PropertyFilterProps) {
  const { anything, filterPhrase, filtered, typeValue, notWhole, added, clear, remove, removed, matchAll, matchAny } =
    useStrings();
  const properties = useMemo(
    () => (freeText ? [...named, { key: anyProperty, label: anything }] : named),
    [freeText, named, anything],
  );
  const { locale } = useLocale();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [tokens, change] = useHeld(value, defaultValue, onValueChange);
  const [operation, changeOperation] = useHeld(heldOperation, defaultOperation, onOperationChange);
  const [begun, setBegun] = useState<Begun>();
  // Who is about to say the rest is not done before it is left.
  const [isLeft, setIsLeft] = useState(false);
  const begin = (next: Begun | undefined) => {
    setIsLeft(false);
    setBegun(next);
  };
  const begunId = useId();
  const wordsOf = useCallback(
    ({ property: key, operator, value = '…' }: Begun): Words => {
      const property = properties.find((each) => each.key === key);
      if (!property) return [key, operator, value];
      return [property.label, operator, value === '…' ? value : writtenOf(property, value, locale)];
    },
    [properties, locale],
  );
  const said = (token: Begun) => {
    const [property, operator, of] = wordsOf(token);
    return operator ? filterPhrase(property, operator, of) : `${property} ${of}`;
  };
  const complaint = begun && isLeft ? notWhole(said(begun)) : undefined;
  const { state, told } = useComplaint(complaint, { describedBy: begun && begunId });
  const search = useCallback(
    async (typed: string) =>
      offered(begun, typed, properties, filterPhrase, locale).map((option) => {
        const token = tokenOf(option.value);
        return token.operator ? { ...option, content: <Phrase words={wordsOf(token)} /> } : option;
      }),
    [begun, properties, filterPhrase, locale, wordsOf],
  );
  const go = (next: Begun | undefined) => {
    if (next) announce(said(next));
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
  /** In the empty input: one step back; the last token comes back to be asked for something else. Escape leaves what was begun. */
  const goBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, ariaExpanded } = event.currentTarget;
    if (isComposing(event.nativeEvent) || readOnly) return;
    if (event.key === 'Escape' && ariaExpanded !== 'true') return begin(undefined);
    if (event.key !== 'Backspace' || value !== '') return;
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears when what is in it is left */}
      <div
        data-takes-escape={begun && ''}
        // Also from the button beside what was begun.
        onKeyDown={({ key, target }) => {
          if (key !== 'Escape' || !begun || target === input.current) return;
          begin(undefined);
          input.current?.focus();
        }}
        // Words that are left with it say themselves that they are no answer.
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && afterPress(() => setIsLeft(input.current?.value === ''))
        }
        onInput={() => setIsLeft(false)}
        className="flex flex-wrap items-center gap-1.5"
      >
        {begun && (
          <Tag
            size={size}
            removeLabel={remove(said(begun))}
            onRemove={() => {
              begin(undefined);
              input.current?.focus();
            }}
          >
            <span id={begunId}>
              <Phrase words={wordsOf(begun)} />
            </span>
          </Tag>
        )}
        <Combobox
          ref={input}
          size={size}
          disabled={disabled}
          readOnly={readOnly}
          aria-label={label}
          invalid={state['aria-invalid']}
          aria-describedby={state['aria-describedby']}
          collects
          takesFirst
          value={null}
          search={search}
          none={begun?.operator && typeValue}
          placeholder={begun ? undefined : (placeholder ?? label)}
          staysOpen={(option) => (isWhole(tokenOf(option.value)) ? undefined : 'first')}
          onKeyDown={goBack}
          onValueChange={(option) => option && take(option.value)}
          className="min-w-[min(8rem,100%)] flex-1"
        />
      </div>
      {told}
      {onOperationChange && tokens.length > 1 && (
        <SegmentedControl
          size={below[size]}
          disabled={disabled}
          readOnly={readOnly}
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
        <div className="flex flex-wrap items-center gap-1.5">
          <TagList aria-label={filtered} className="items-center">
            {tokens.map((token) => (
              <Tag
                key={JSON.stringify(token)}
                size={size}
                tone="info"
                disabled={disabled}
                removeLabel={remove(said(token))}
                onRemove={
                  readOnly
                    ? undefined
                    : () => {
                        change(tokens.filter((other) => other !== token));
                        announce(removed(said(token)));
                      }
                }
              >
                <Phrase words={wordsOf(token)} />
              </Tag>
            ))}
          </TagList>
          {tokens.length > 1 && !disabled && !readOnly && (
            <Button size={below[size]} variant="quiet" onClick={empty}>
              {clear}
            </Button>
          )}
        </div>
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
