import type { Progress } from '#app/data';
import { useTools } from '#app/messages/tools';
import { Button } from '#components/button';

interface ImportActionsProps {
  /** What is imported and what not, in words; absent where it could not be found out. */
  summary: string | undefined;
  /** How many rows are good, and how many are not. */
  good: number;
  bad: number;
  isChecking: boolean;
  /** How far an import is that is under way. */
  progress: Progress | undefined;
  onImport: () => void;
  onStop: () => void;
  onAnother: () => void;
  /** Absent where nothing would be found out. */
  onCheckAgain: (() => void) | undefined;
  /** Absent where more can be imported. */
  onFinish: (() => void) | undefined;
}

/** What can be done with the rows of a file, below them. */
export function ImportActions(props: ImportActionsProps) {
  const { summary, good, bad, isChecking, progress, onImport, onStop, onAnother, onCheckAgain, onFinish } = props;
  const { csv } = useTools();
  return (
    <>
      {summary !== undefined && (
        <p role="status" className="me-auto self-center text-sm font-medium">
          {progress ? csv.importing(progress.done, progress.of) : isChecking ? csv.checking : summary}
        </p>
      )}
      <Button variant="quiet" onClick={progress ? onStop : onAnother}>
        {progress ? csv.stop : csv.another}
      </Button>
      {onCheckAgain && (
        <Button variant="quiet" onClick={onCheckAgain}>
          {csv.checkAgain}
        </Button>
      )}
      {onFinish && (
        <Button variant="primary" onClick={onFinish}>
          {csv.finish}
        </Button>
      )}
      {summary !== undefined && good > 0 && (
        <Button variant="primary" busy={progress !== undefined || isChecking} onClick={onImport}>
          {bad > 0 ? csv.importGood(good) : csv.importAll(good)}
        </Button>
      )}
    </>
  );
}
