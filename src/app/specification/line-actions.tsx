import { Copy } from 'lucide-react';
import { EditorButton, isInEditor } from '#app/gaps';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';

/** What can be done at a line: opened in an editor where that is within reach, else its place is taken along. */
export function LineActions({ line }: { line: number }) {
  const { name, product } = useDocument();
  const { source } = useChapterMessages();
  const copy = useCopy();
  if (isInEditor(name)) return <EditorButton line={line} />;
  return (
    <Button size="sm" onClick={() => void copy(`${product.specification.file}:${line}`)}>
      <Copy aria-hidden className="size-4" />
      {source.copy}
    </Button>
  );
}
