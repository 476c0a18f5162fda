import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#app/messages';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Field as FieldFrame } from '#components/field';
import { IconButton } from '#components/icon-button';
import { choicesOf, type Field, kindOf } from '#spec';
import { FieldDisplay, useFieldViews } from './field.tsx';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

export const array: FieldView = { Input: ArrayInput, Display: ArrayDisplay, isGroup: true };

function ArrayInput(props: FieldInputProps) {
  const items = props.field.items;
  if (!items) return null;
  return kindOf(items).kind === 'choice' ? <ChoicesInput {...props} /> : <ItemsInput {...props} />;
}

/** Several of a few: all in sight. */
function ChoicesInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div className="flex flex-col gap-1">
      {choicesOf(field.items ?? {}).map((option) => (
        <Checkbox
          key={option.value}
          label={option.title}
          checked={chosen.includes(option.value)}
          onBlur={onBlur}
          onCheckedChange={(isChosen) =>
            onChange(isChosen === true ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        />
      ))}
    </div>
  );
}

function ItemsInput({ name, field, value, onChange, onBlur, form, innerErrors }: FieldInputProps) {
  const messages = useMessages();
  const viewOf = useFieldViews();
  const list = useRef<HTMLUListElement>(null);
  const values: unknown[] = Array.isArray(value) ? value : [];
  const items = field.items ?? {};
  const { Input, isGroup } = viewOf(items);
  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(innerErrors ?? {}).flatMap(([path, text]) =>
        path.startsWith(`${index}.`) ? [[path.slice(`${index}.`.length), text]] : [],
      ),
    );
  const remove = (index: number) => {
    onChange(values.filter((_, other) => other !== index));
    // The button that was pressed is gone: its neighbour takes the focus, or the way to add one.
    requestAnimationFrame(() => {
      const buttons = list.current?.parentElement?.querySelectorAll<HTMLElement>('[data-remove], [data-add]');
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  const inputOf = (item: unknown, index: number) => (
    <Input
      name={`${name}.${index}`}
      field={items}
      value={item}
      onChange={(next) => onChange(values.with(index, next))}
      onBlur={onBlur}
      form={form}
      innerErrors={isGroup ? errorsOf(index) : undefined}
    />
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <ul ref={list} className="flex w-full flex-col gap-2 empty:hidden">
        {values.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
          <li key={index} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              {isGroup ? (
                inputOf(item, index)
              ) : (
                <FieldFrame label={<span className="sr-only">{index + 1}</span>} error={innerErrors?.[String(index)]}>
                  {inputOf(item, index)}
                </FieldFrame>
              )}
            </div>
            <IconButton data-remove label={messages.form.removeItem(index + 1)} onClick={() => remove(index)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button data-add size="sm" onClick={() => onChange([...values, startOf(items)])}>
        <Plus aria-hidden className="size-4" />
        {messages.form.add}
      </Button>
    </div>
  );
}

function ArrayDisplay({ field, value, compact }: FieldDisplayProps) {
  const items = field.items ?? {};
  const values: unknown[] = Array.isArray(value) ? value : [];
  const isNested = kindOf(items).kind === 'object';
  if (isNested && !compact) {
    return (
      <ul className="flex flex-col gap-1">
        {values.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
          <li key={index}>
            <FieldDisplay field={items} value={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (isNested) return <span className="tabular-nums">{values.length}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <Badge key={index}>
          <FieldDisplay field={items} value={item} compact />
        </Badge>
      ))}
    </span>
  );
}

/** What a new item begins with: what the document gives as its default, and those of its properties. */
function startOf(items: Field): unknown {
  if (items.default !== undefined) return items.default;
  if (!items.properties) return null;
  return Object.fromEntries(
    Object.entries(items.properties).map(([name, property]) => [name, property.default ?? null]),
  );
}
