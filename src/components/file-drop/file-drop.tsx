import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/button';
import { useFieldControl, useFieldLabel, useIsRequired } from '#components/field';
import { cn, FormValue, idsOf, tellChange, useHeld, useLeadingRef, useMissing, useReset } from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { useLocale } from '#components/locale';
import { kindsOf, takes } from './accept.ts';
import { sizeIn } from './size-in.ts';
import { keyOf, TakenFiles } from './taken-files.tsx';

/** Nobody has taken anything yet. */
const untouched: readonly File[] = [];

export interface FileDropProps extends ComponentProps<'div'> {
  /** What files it takes, as in `.md,text/markdown`. */
  accept: string;
  /** Several at once. */
  multiple?: boolean;
  /** How many there may be in all, where it takes several. */
  maxFiles?: number;
  /** How large each may be, in bytes. */
  maxSize?: number;
  /** Hands on files of other kinds as well, which can be dropped all the same: whoever takes them says what is wrong. */
  unchecked?: boolean;
  /** Told which files were dropped or chosen. */
  onFiles?: (files: readonly File[]) => void;
  /** In a form, what was taken is sent under it, and listed. */
  name?: string;
  /** The id of the form that it belongs to, where that is not around it. */
  form?: string;
  /** Holds the form back as long as there is no file. */
  required?: boolean;
  /** Whether there is one: where it may be taken away again, or was there before. */
  filled?: boolean;
  /** How much of a file has gone, from 0 to 1; null while nobody knows, undefined once it is there. Files are listed then. */
  progressOf?: (file: File) => number | null | undefined;
  /** What became of a file that did not arrive, in words; undefined where nothing is wrong. Files are listed then. */
  errorOf?: (file: File) => string | undefined;
  /** Told which files were not taken, as they are of another kind, too large or too many. */
  onRefuse?: (files: readonly File[]) => void;
  /** Told which of the listed files was taken away. */
  onRemove?: (file: File) => void;
  /** What there is can be read, and none is taken or taken away. */
  readOnly?: boolean;
  /** Takes none, as in a `fieldset` that is disabled. */
  disabled?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Takes a file, or several: dropped, or chosen with a button. */
export function FileDrop({
  accept,
  multiple = false,
  maxFiles = Infinity,
  maxSize = Infinity,
  unchecked = false,
  onFiles,
  name,
  form,
  required,
  filled,
  progressOf,
  errorOf,
  onRefuse,
  onRemove,
  readOnly = false,
  disabled,
  invalid,
  onDragOver,
  onDragLeave,
  onDrop,
  className,
  children,
  ref,
  autoFocus,
  ...rest
}: FileDropProps) {
  const { locale, strings } = useLocale();
  const [isMissing, miss] = useMissing();
  const { id: asked, 'aria-describedby': help, 'aria-invalid': isWrong } = useFieldControl(isMissing || invalid);
  const announce = useAnnounce();
  const label = useFieldLabel(true);
  const isRequired = useIsRequired(required) && !readOnly;
  const [isFilled, fill, empty, changes] = useHeld(filled, false, undefined);
  const id = useId();
  const whole = useLeadingRef(ref, autoFocus);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const [kept, keep] = useState(untouched);
  const told = useRef(untouched);
  useEffect(() => {
    if (!sent.current) return;
    const transfer = new DataTransfer();
    for (const file of isFilled ? kept : []) transfer.items.add(file);
    sent.current.files = transfer.files;
    // Hidden and shown again, it did not change.
    if (kept !== told.current) tellChange(sent.current);
    told.current = kept;
  }, [kept, isFilled]);
  const isListed = Boolean(name || progressOf || errorOf);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<{ said: readonly string[]; time: number }>({ said: [], time: 0 });
  const refusedId = `${id}-refused`;
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    const wrongWith = (file: File) => {
      if (unchecked) return undefined;
      if (!takes(accept, file)) return strings.otherFile(file.name, kindsOf(accept));
      const size = (bytes: number) => sizeIn(locale, bytes);
      return file.size > maxSize ? strings.tooLarge(file.name, size(file.size), size(maxSize)) : undefined;
    };
    const fitting = all.filter((file) => wrongWith(file) === undefined);
    // Chosen again, a file is the same.
    const known = new Set(fitting.map(keyOf));
    // What nobody sees of it, nobody could take away either.
    const others = isFilled && isListed ? kept.filter((file) => !known.has(keyOf(file))) : [];
    const most = multiple ? maxFiles : 1;
    const taken = fitting.slice(0, multiple ? Math.max(0, most - others.length) : most);
    const left = fitting.slice(taken.length).map(({ name }) => name);
    const said = [
      ...all.flatMap((file) => wrongWith(file) ?? []),
      ...(left.length > 0 ? [strings.mostFiles(most, left)] : []),
    ];
    setRefused(({ time }) => ({ said, time: time + 1 }));
    const untaken = all.filter((file) => !taken.includes(file));
    if (untaken.length > 0) onRefuse?.(untaken);
    if (taken.length === 0) return;
    fill(true);
    keep(multiple ? [...others, ...taken] : taken);
    onFiles?.(taken);
  };
  useReset(button, () => {
    empty();
    told.current = untouched;
    keep(untouched);
    setRefused({ said: [], time: 0 });
  });
  const remove = (file: File) => {
    const left = kept.filter((other) => other !== file);
    keep(left);
    if (left.length === 0) fill(false);
    onRemove?.(file);
    announce(strings.removed(file.name));
  };
  /** Whether it takes none: a fieldset may have disabled it. */
  const isClosed = () => readOnly || button.current?.matches(':disabled');
  const dragOver = (event: DragEvent<HTMLDivElement>) => {
    onDragOver?.(event);
    // What nobody takes would be opened in place of the page.
    event.preventDefault();
    if (isClosed()) event.dataTransfer.dropEffect = 'none';
    else setIsOver(true);
  };
  const drop = (event: DragEvent<HTMLDivElement>) => {
    onDrop?.(event);
    event.preventDefault();
    setIsOver(false);
    if (!isClosed()) take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      {...rest}
      ref={whole}
      onDragOver={dragOver}
      onDragLeave={(event) => {
        onDragLeave?.(event);
        // What is within is not outside.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sheet border bg-surface p-3',
        'has-[>button:disabled]:border-line has-[>button:disabled]:bg-sunken',
        isOver ? 'border-accent bg-accent-soft' : isWrong ? 'border-critical forced-colors:outline' : 'border-edge',
        className,
      )}
    >
      <Button
        ref={button}
        id={asked}
        form={form}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-disabled={readOnly || undefined}
        onClick={() => readOnly || input.current?.click()}
        aria-labelledby={asked && label && `${label} ${id}-choose`}
        aria-describedby={idsOf(help, id, refused.said.length > 0 && refusedId)}
      >
        <span id={`${id}-choose`}>{multiple ? strings.chooseFiles : strings.chooseFile}</span>
      </Button>
      <span id={id} className="text-sm text-muted">
        {children ?? (multiple ? strings.dropFiles : strings.dropFile)}
      </span>
      {refused.said.length > 0 && (
        // Another each time: the same words are said again of the same file.
        <p key={refused.time} id={refusedId} role="alert" className="w-full text-sm text-critical">
          {refused.said.join(' ')}
        </p>
      )}
      {isListed && isFilled && kept.length > 0 && (
        <TakenFiles files={kept} progressOf={progressOf} errorOf={errorOf} onRemove={readOnly ? undefined : remove} />
      )}
      {name && <input ref={sent} type="file" name={name} form={form} multiple={multiple} disabled={disabled} hidden />}
      <FormValue
        form={form}
        value={isFilled ? 'filled' : ''}
        changes={name ? 0 : changes}
        required={isRequired}
        disabled={disabled}
        control={button}
        onInvalid={miss}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
