import { useChapterMessages } from '#app/messages';
import { Banner } from '#components/banner';
import type { NotesFault } from '#specification/notes';

export interface FaultBannerProps {
  file: string;
  fault: NotesFault;
}

/** What is wrong with a file of notes, and where; it is left as it is. */
export function FaultBanner({ file, fault: { code, line, column } }: FaultBannerProps) {
  const words = useChapterMessages().notes;
  return (
    <Banner tone="critical" title={words.unreadable(file)}>
      <p>
        <code className="annotation">
          {file}:{line}:{column}
        </code>{' '}
        {words.faults[code]}
      </p>
      <p>{words.leftAlone}</p>
    </Banner>
  );
}
