import { type KeyboardEvent, useRef, useState } from 'react';
import { useAnswering } from '#app/messages/answering';
import { afterPress, isComposing } from '#components/field';
import { Tag, TagList } from '#components/tag';
import { TextInput } from '#components/text-input';
import type { Field } from '#specification';
import type { FieldInputProps } from './field-input.ts';

/** Words of a list, each a tag: Enter or a comma adds what is typed, Backspace takes the last one back into the input. */
export function TagsInput({ field, value, onChange, onBlur, innerErrors }: FieldInputProps) {
  const words = useAnswering().tags;
  const [typed, setTyped] = useState('');
  /** So many are in sight while a press is under way that took the focus: what comes above moved its button away. */
  const [seen, see] = useState<number>();
  const [twice, setTwice] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const most = field.limit('maxItems');
  const values: unknown[] = Array.isArray(value) ? value : [];
  const add = (texts: readonly string[]) => {
    const added = texts.flatMap(wordsIn).filter((text) => text !== '');
    const isUnique = field.facts.uniqueItems === true;
    const known = new Set(values);
    const fresh = isUnique ? added.filter((text) => !known.has(text) && known.add(text)) : added;
    setTwice(added.find((text) => !fresh.includes(text)));
    setTyped('');
    if (fresh.length > 0) onChange([...values, ...fresh]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      add([typed]);
    }
    if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      event.preventDefault();
      setTyped(String(values.at(-1)));
      onChange(values.slice(0, -1));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        ref={input}
        aria-label={field.label.text}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          const parts = wordsIn(target.value);
          if (parts.length > 1 && !(nativeEvent as InputEvent).isComposing) add(parts.slice(0, -1));
          setTyped(parts.length > 1 && !(nativeEvent as InputEvent).isComposing ? (parts.at(-1) ?? '') : target.value);
        }}
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = wordsIn(event.clipboardData.getData('text'));
          if (pasted.length < 2) return;
          event.preventDefault();
          add([typed, ...pasted]);
        }}
        onBlur={() => {
          see(values.length);
          add([typed]);
          afterPress(() => see(undefined));
          onBlur();
        }}
        enterKeyHint="enter"
        className="max-w-80"
      />
      <p className="text-sm text-muted">
        {words.hint} {most !== undefined && words.room(most)}
      </p>
      <TagList>
        {values.slice(0, seen).map((tag, index) => (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: words have no name of their own
            key={index}
            removeLabel={words.remove(String(tag))}
            onRemove={() => {
              onChange(values.toSpliced(index, 1));
              input.current?.focus();
            }}
          >
            <bdi>{String(tag)}</bdi>
          </Tag>
        ))}
      </TagList>
      <div role="status" className="text-sm text-caution empty:hidden">
        {twice !== undefined && words.twice(twice)}
      </div>
      {Object.entries(innerErrors ?? {}).map(([path, wrong]) => (
        <p key={path} className="text-sm text-critical">
          {String(values[Number(path)] ?? '')}: {wrong}
        </p>
      ))}
    </div>
  );
}

/** What commas and lines set apart, as any language writes them. */
function wordsIn(text: string): string[] {
  return text.split(/[,،、，]|\r?\n/).map((word) => word.trim());
}

/** Words that a tag has room for: plain ones, of a length that is not stated or short. */
export function areTags(items: Field): boolean {
  const { kindName, format, pattern } = items;
  return kindName === 'text' && !format && !pattern && (items.limit('maxLength') ?? 0) <= 60;
}
