import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useAround } from '#app/data';
import { errorsBelow } from '#app/fields';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import type { Field } from '#specification';
import type { FieldInputProps } from './field-input.ts';
import { useFieldInputs } from './field-inputs.ts';
import { FramedInput } from './framed-input.tsx';

/** As many items as there are, each with a way to remove it. */
export function ItemsInput({ items, value, onChange, path, innerErrors, ...rest }: FieldInputProps & { items: Field }) {
  const messages = useMessages();
  const around = useAround();
  const { Input, showsInnerErrors } = useFieldInputs()(items);
  const blank = items.properties.length > 0 ? {} : null;
  const list = useRef<HTMLUListElement>(null);
  const values: unknown[] = Array.isArray(value) ? value : [];
  const remove = (index: number) => {
    onChange(values.filter((_, other) => other !== index));
    // The button that was pressed is gone: its neighbour takes the focus, or the way to add one.
    requestAnimationFrame(() => {
      const buttons = list.current?.parentElement?.querySelectorAll<HTMLElement>('[data-remove], [data-add]');
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  const inputOf = (item: unknown, index: number) => {
    const { '': own, ...inner } = errorsBelow(innerErrors, index);
    const input = {
      ...rest,
      field: items,
      value: item,
      onChange: (next: unknown) => onChange(values.with(index, next)),
      path: `${path}.${index}`,
    };
    // A group of its own needs no frame: it has labels inside.
    if (!showsInnerErrors)
      return (
        <FramedInput
          {...input}
          label={<span className="sr-only">{index + 1}</span>}
          errors={own ? { '': own } : inner}
        />
      );
    return (
      <>
        <Input {...input} innerErrors={inner} />
        {own && <p className="text-sm text-critical">{own}</p>}
      </>
    );
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <ul ref={list} className="flex w-full flex-col gap-2 empty:hidden">
        {values.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
          <li key={index} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">{inputOf(item, index)}</div>
            <IconButton data-remove label={messages.form.removeItem(index + 1)} onClick={() => remove(index)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button data-add size="sm" onClick={() => onChange([...values, items.begin(around, rest.form) ?? blank])}>
        <Plus aria-hidden className="size-4" />
        {messages.form.add}
      </Button>
    </div>
  );
}
