import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useShortcuts } from '#app/shortcuts';
import { TextInput } from '#components/text-input';
import { entriesOf, findIn } from './find-entries.ts';
import { Found } from './found.tsx';

const most = 30;

/** Finds anything in the document while it is typed: facts, words and questions. `/` begins. */
export function FindBox() {
  const document = useDocument();
  const gapWords = useGapWords();
  const { specification } = useMessages();
  const words = useChapterMessages().find;
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const box = useRef<HTMLElement>(null);
  const isAsked = asked.trim() !== '';
  const entries = useMemo(() => (isAsked ? entriesOf(document, gapWords) : []), [document, gapWords, isAsked]);
  const found = useMemo(() => findIn(entries, asked), [entries, asked]);
  useShortcuts(specification, [
    { key: '/', label: words.label, run: () => box.current?.querySelector('input')?.focus() },
  ]);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const places = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = places.indexOf(event.target as HTMLElement);
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <search ref={box} onKeyDown={move} className="relative z-20 print:hidden">
      <TextInput
        type="search"
        aria-label={words.label}
        placeholder={`${words.label} ( / )`}
        prefix={<Search aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-form"
      />
      <p role="status" className="sr-only">
        {isAsked ? (found.length > 0 ? words.found(found.length) : words.nothing) : ''}
      </p>
      {isAsked && <Found entries={found.slice(0, most)} count={found.length} onGo={() => setTyped('')} />}
    </search>
  );
}
