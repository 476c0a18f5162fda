import { SquarePen } from 'lucide-react';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { useToast } from '#components/toast';

/** Whether a document can be opened in an editor: where the development server has it as a file. */
export function isInEditor(name: string): boolean {
  return import.meta.env.DEV && name !== 'file';
}

/** Asks the development server to open the document at a line; nothing where no such server is there. */
export function EditorButton({ line }: { line: number }) {
  const { name } = useDocument();
  const texts = useChapterMessages();
  const tell = useToast();
  if (!isInEditor(name)) return null;
  const open = async () => {
    try {
      const answer = await fetch(`/__open-in-editor?${new URLSearchParams({ document: name, line: String(line) })}`);
      if (!answer.ok) throw new Error(answer.statusText);
      tell({ title: texts.stating.opened });
    } catch {
      tell({ title: texts.stating.notOpened, tone: 'critical' });
    }
  };
  return (
    <Button size="sm" onClick={() => void open()}>
      <SquarePen aria-hidden className="size-4" />
      {texts.stating.open}
    </Button>
  );
}
