import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FieldDisplay } from '#app/fields';
import { useAnswering } from '#app/messages/answering';
import { FileDrop } from '#components/file-drop';
import { IconButton } from '#components/icon-button';
import { useLocale } from '#components/locale';
import { assumedFileBytes, attachmentOf, type Field, fileKinds, fileSize, isAccepted, isPicture } from '#specification';
import { kept } from './read-file.ts';

export interface FilesInputProps {
  /** What one file is. */
  field: Field;
  values: readonly unknown[];
  onChange: (values: readonly unknown[]) => void;
  onBlur: () => void;
  /** How many there can be. */
  most: number;
}

/** Files, kept whole in the answer: chosen or dropped, each shown with its size and a way to remove it. What cannot be kept is refused in words. */
export function FilesInput({ field, values, onChange, onBlur, most }: FilesInputProps) {
  const words = useAnswering().file;
  const { locale } = useLocale();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const latest = useRef(values);
  const root = useRef<HTMLDivElement>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  // While files are read what is beside them may be answered, too: who is told is the one of now.
  useEffect(() => {
    tell.current = onChange;
  });
  const stated = field.limit('maxSize');
  const limit = stated ?? assumedFileBytes;
  const size = fileSize(locale, limit);
  const isImage = field.format === 'image';
  const types = field.mediaTypes ?? ['*/*'];
  const statedTypes = field.facts.accept ?? (isImage ? ['image/*'] : undefined);

  const refusal = ({ name, type, size: bytes }: File): string | undefined => {
    if (isImage && !isPicture({ type })) return words.notAnImage(name);
    if (!isAccepted({ type: type || 'application/octet-stream' }, types))
      return words.otherType(name, fileKinds(locale, types));
    if (bytes > limit) return words.tooLarge(name, fileSize(locale, bytes), size);
    return latest.current.length >= most && most > 1 ? words.tooMany(name, most) : undefined;
  };
  const add = async (files: readonly File[]) => {
    const problems: string[] = [];
    for (const file of files) {
      const answer = refusal(file) ? undefined : await kept(file).catch(() => undefined);
      const problem = refusal(file) ?? (answer === undefined ? words.unreadable(file.name) : undefined);
      if (problem) problems.push(problem);
      else {
        latest.current = most === 1 ? [answer] : [...latest.current, answer];
        tell.current(latest.current);
      }
    }
    setRefused(problems);
    onBlur();
  };
  const remove = (index: number) => {
    setRefused([]);
    onChange(values.filter((_, other) => other !== index));
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus());
  };
  return (
    <div ref={root} className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-4 empty:hidden">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no name of their own
          <li key={index} className="flex max-w-full items-end gap-1">
            <FieldDisplay field={field} value={value} />
            <IconButton
              size="sm"
              className="-mb-0.5"
              label={words.remove(attachmentOf(value)?.name ?? String(value))}
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <FileDrop
        accept={types.join(',')}
        multiple={most > 1}
        unchecked
        filled={values.length > 0}
        onFiles={(files) => void add(files)}
      >
        {words.limit({
          most: Number.isFinite(most) && most > 1 ? most : undefined,
          size,
          isEach: most > 1,
          isAssumed: stated === undefined,
          kinds:
            statedTypes && fileKinds(locale, statedTypes).replace(/^./, (letter) => letter.toLocaleUpperCase(locale)),
        })}
      </FileDrop>
      <div role="alert" className="flex flex-col gap-1 text-sm text-critical empty:hidden">
        {refused.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
