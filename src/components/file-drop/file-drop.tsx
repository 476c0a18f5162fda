import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/button';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';

export interface FileDropProps extends Omit<ComponentProps<'div'>, 'onDrop'> {
  /** What files it takes, as in `.md,text/markdown`. */
  accept: string;
  onFile: (file: File) => void;
}

/** Takes one file: dropped, or chosen with a button. */
export function FileDrop({ accept, onFile, className, children, ...rest }: FileDropProps) {
  const strings = useStrings();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      {...rest}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sheet border bg-surface p-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
        className,
      )}
    >
      <Button onClick={() => input.current?.click()} aria-describedby={id}>
        {strings.chooseFile}
      </Button>
      <span id={id} className="text-sm text-muted">
        {children ?? strings.dropFile}
      </span>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
