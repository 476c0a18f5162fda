import { Fragment } from 'react';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Skeleton } from '#components/skeleton';
import { Text } from '#components/text';
import type { Gap } from '#specification';
import { exampleAt } from '#specification/vocabulary';
import { EditorButton } from './editor-button.tsx';
import { Snippet } from './snippet.tsx';
import { useElsewhere, useStatement } from './use-statement.ts';

/** What to write, where, and how another document has it. */
export function Stating({ gap }: { gap: Gap }) {
  const { product } = useDocument();
  const texts = useChapterMessages();
  const { data: stated, isPending } = useStatement(gap);
  const data = stated?.answer;
  const none = stated?.none;
  const { data: other } = useElsewhere(gap);
  const { file } = product.specification;
  if (isPending) return <Skeleton lines={2} />;
  const line = data?.line ?? gap.line;
  return (
    <div className="flex flex-col gap-2 pt-1">
      {data ? (
        <>
          <Text size="sm">{texts.stating[data.does](data.line, file)}</Text>
          <Snippet text={data.lines} actions={<EditorButton line={line} />} />
          {data.also.map((change) => (
            <Fragment key={`${change.line} ${change.lines}`}>
              <Text size="sm">{texts.stating.also[change.does](change.line)}</Text>
              <Snippet text={change.lines} actions={<EditorButton line={change.line} />} />
            </Fragment>
          ))}
          <Text size="sm" tone="muted">
            {texts.stating.ownWords}
          </Text>
        </>
      ) : (
        <>
          <Text size="sm">{texts.stating.other}</Text>
          <Snippet
            text={exampleAt(gap.path) ?? `${gap.path.split('.').at(-1)}: …`}
            actions={<EditorButton line={line} />}
          />
        </>
      )}
      {none && none.lines !== data?.lines && (
        <>
          <Text size="sm">{texts.stating.notRelevant(none.does, none.line)}</Text>
          <Snippet text={none.lines} />
        </>
      )}
      {other && (
        <>
          <Text size="sm" tone="muted">
            {texts.stating.elsewhere(`${other.file}:${other.line}`)}
          </Text>
          <Snippet text={other.text} />
        </>
      )}
    </div>
  );
}
