import { useColumns } from '#app/screens';
import type { Path } from '#specification';

/** What is missing about the fields of records that stand below no headings, while gaps are shown. */
export function FieldGaps({ paths }: { paths: readonly Path[] }) {
  const open = useColumns(paths).filter(({ note }) => note);
  if (open.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line px-4 py-2 text-sm print:hidden">
      {open.map(({ id, heading, note }) => (
        <li key={id} className="inline-flex items-center gap-2">
          {heading}
          {note}
        </li>
      ))}
    </ul>
  );
}
