import { Lock, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAround, useSession } from '#app/data';
import { errorsBelow, valuesOf } from '#app/fields';
import { useMessages } from '#app/messages';
import { useAnswering } from '#app/messages/answering';
import { mayList, useClosedWords } from '#app/search';
import { Button } from '#components/button';
import { VisuallyHidden } from '#components/visually-hidden';
import { type Field, isEmpty, type Subject } from '#specification';
import type { FieldInputProps } from './field-input.ts';
import { useFieldInputs } from './field-inputs.ts';
import { FramedInput } from './framed-input.tsx';
import { ItemActions } from './item-actions.tsx';
import { switchedOff } from './switched-off.ts';

/** As many items as there are: each can be moved, made once more, or removed, and be back again. */
export function ItemsInput({ items, value, onChange, path, innerErrors, ...rest }: FieldInputProps & { items: Field }) {
  const messages = useMessages();
  const words = useAnswering().items;
  const around = useAround();
  const { Input, showsInnerErrors } = useFieldInputs()(items);
  const { subject } = useSession();
  const closedWords = useClosedWords();
  const closed = items.properties.find((property) => isOutOfReach(property, subject));
  const [removed, setRemoved] = useState<{ item: unknown; index: number }>();
  const list = useRef<HTMLUListElement>(null);
  const values: unknown[] = Array.isArray(value) ? value : [];
  const change = (next: unknown[], focused: string) => {
    setRemoved(undefined);
    onChange(next);
    // What was pressed has moved or is gone: the focus goes where the item is, or to what is left.
    requestAnimationFrame(() => {
      const within = list.current?.parentElement;
      (within?.querySelector<HTMLElement>(focused) ?? within?.querySelector<HTMLElement>('[data-add]'))?.focus();
    });
  };
  const add = () => {
    const begun = items.begin(around, rest.form) ?? (items.properties.length > 0 ? {} : null);
    const item = items.properties.length > 0 ? switchedOff(items.properties, valuesOf(begun)) : begun;
    change([...values, item], `[data-item="${values.length}"] ${answering}`);
  };
  const move = (index: number, by: 1 | -1) =>
    change(
      values.with(index, values[index + by]).with(index + by, values[index]),
      `[data-item="${index + by}"] [data-move="${by}"]:not(:disabled), [data-item="${index + by}"] [data-move]:not(:disabled)`,
    );
  const remove = (index: number) => {
    const item = values[index];
    change(values.toSpliced(index, 1), `[data-item="${Math.min(index, values.length - 2)}"] [data-remove]`);
    if (!isEmpty(item)) setRemoved({ item, index });
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
          label={<VisuallyHidden>{words.place(items.label.text, index + 1, values.length)}</VisuallyHidden>}
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
          <li key={index} data-item={index} className="flex flex-wrap-reverse items-end justify-end gap-x-2 gap-y-1">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out */}
            <div
              role="group"
              aria-label={words.place(items.label.text, index + 1, values.length)}
              className={showsInnerErrors ? 'min-w-full flex-1 sm:min-w-0' : 'min-w-40 flex-1'}
            >
              {inputOf(item, index)}
            </div>
            <ItemActions
              // At the height of the first input, below its label.
              className={showsInnerErrors ? 'sm:mt-6.75' : 'mt-1'}
              place={index + 1}
              count={values.length}
              onMove={(by) => move(index, by)}
              onCopy={() =>
                change(values.toSpliced(index + 1, 0, structuredClone(item)), `[data-item="${index + 1}"] [data-copy]`)
              }
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted empty:hidden">
        {removed && (
          <>
            {words.removed(removed.index + 1)}
            <Button
              size="sm"
              onClick={() =>
                change(values.toSpliced(removed.index, 0, removed.item), `[data-item="${removed.index}"] [data-remove]`)
              }
            >
              {words.undo}
            </Button>
          </>
        )}
      </p>
      {closed?.to ? (
        <p className="text-sm text-muted">
          <Lock aria-hidden className="me-1 inline size-3.5 align-[-0.15em]" />
          {closed.label.text}: {closedWords(closed.to)}
        </p>
      ) : (
        <Button data-add size="sm" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {messages.form.add}
        </Button>
      )}
    </div>
  );
}

/** Whether every item needs a record that somebody can neither look for nor make: then they can add none. */
function isOutOfReach({ to, isRequired, isAnswered }: Field, subject: Subject | undefined): boolean {
  if (!to || !isRequired || !isAnswered || mayList(to, subject)) return false;
  const create = to.product.screenOf('create', to);
  return !create || !subject || !create.isFor(subject);
}

/** What an item is answered with. */
const answering = ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled)';
