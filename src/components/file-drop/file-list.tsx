import { X } from 'lucide-react';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import { Progress } from '#components/progress';

interface FileListProps {
  files: readonly File[];
  /** How much of one has gone, from 0 to 1; null while nobody knows, undefined once it is there. */
  progressOf?: ((file: File) => number | null | undefined) | undefined;
  /** Absent where none can be taken away. */
  onRemove: ((file: File, place: number) => void) | undefined;
}

/** The files that were taken, each with how far it has come and a way to take it away. */
export function FileList({ files, progressOf, onRemove }: FileListProps) {
  const strings = useStrings();
  return (
    <ul className="flex w-full flex-col divide-y divide-line border-t border-line">
      {files.map((file, place) => {
        const share = progressOf?.(file);
        return (
          <li key={keyOf(file)} className="flex min-h-row items-center gap-3 py-1 text-sm">
            <bdi className="min-w-0 flex-1 break-words">{file.name}</bdi>
            {share !== undefined && (
              <Progress size="sm" label={file.name} value={share} max={1} className="w-24 shrink-0" />
            )}
            {onRemove && (
              <IconButton size="sm" label={strings.remove(file.name)} onClick={() => onRemove(file, place)}>
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What tells one file from another: chosen again, it is the same. */
export function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join();
}
