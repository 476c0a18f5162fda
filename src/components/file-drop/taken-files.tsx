import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#components/icon-button';
import { wayBack } from '#components/internal';
import { useLocale, useStrings } from '#components/locale';
import { Progress } from '#components/progress';
import { sizeIn } from './size-in.ts';

interface TakenFilesProps {
  files: readonly File[];
  /** How much of one has gone, from 0 to 1; null while nobody knows, undefined once it is there. */
  progressOf?: ((file: File) => number | null | undefined) | undefined;
  /** What became of one that did not arrive, in words. */
  errorOf?: ((file: File) => string | undefined) | undefined;
  /** Absent where none can be taken away. */
  onRemove: ((file: File) => void) | undefined;
}

/** The files that were taken, each with how large it is, how far it has come and a way to take it away. */
export function TakenFiles({ files, progressOf, errorOf, onRemove }: TakenFilesProps) {
  return (
    <ul className="flex w-full flex-col divide-y divide-line border-t border-line">
      {files.map((file) => (
        <TakenFile
          key={keyOf(file)}
          name={file.name}
          size={file.size}
          share={progressOf?.(file)}
          error={errorOf?.(file)}
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
    </ul>
  );
}

interface TakenFileProps {
  name: string;
  /** In bytes. */
  size: number;
  share: number | null | undefined;
  error: string | undefined;
  onRemove: (() => void) | undefined;
}

function TakenFile({ name, size, share, error, onRemove }: TakenFileProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const goBeside = useRef<() => boolean>(undefined);
  // It is gone once it is taken away: the focus goes to what stands beside it.
  useEffect(() => () => void goBeside.current?.(), []);
  return (
    <li className="text-sm">
      <div className="flex min-h-row items-center gap-x-3 py-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <bdi className="min-w-0 flex-1 basis-24 wrap-anywhere">{name}</bdi>
          <bdi className="shrink-0 text-muted">{sizeIn(locale, size)}</bdi>
          {share !== undefined && !error && (
            <Progress size="sm" label={name} value={share} max={1} className="w-24 shrink-0" />
          )}
        </div>
        {onRemove && (
          <IconButton
            size="sm"
            label={strings.remove(name)}
            onClick={({ currentTarget }) => {
              goBeside.current = wayBack(currentTarget);
              onRemove();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {/* There before anything is wrong: what comes into it is said. */}
      <p role="status" className="text-critical not-empty:pb-2">
        {error}
      </p>
    </li>
  );
}

/** What tells one file from another: chosen again, it is the same. */
export function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join();
}
