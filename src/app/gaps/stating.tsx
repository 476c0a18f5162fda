import { Link as RouterLink } from 'react-router';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { Link } from '#components/link';
import { Skeleton } from '#components/skeleton';
import { Text } from '#components/text';
import type { Gap } from '#specification';
import { withStatement } from '#specification/stating';
import { exampleAt, thingAt } from '#specification/vocabulary';
import { AnswerForm } from './answer-form.tsx';
import { EditorButton } from './editor-button.tsx';
import { Snippet } from './snippet.tsx';
import { specificationPath } from './specification-path.ts';
import { useElsewhere, useStatement } from './use-statement.ts';
import { useWrite } from './use-write.ts';

/** What to write, where, and how another document has it. */
export function Stating({ gap }: { gap: Gap }) {
  const texts = useChapterMessages();
  const { data: stated, isPending } = useStatement(gap);
  const data = stated?.answer;
  const none = stated?.none;
  const { data: other } = useElsewhere(gap);
  const { product } = useDocument();
  const writing = useWrite();
  const text = stated?.text ?? '';
  if (isPending) return <Skeleton lines={2} />;
  return (
    <div className="flex flex-col gap-2 pt-1">
      {data ? (
        <AnswerForm of={gap} statement={data} text={text} writing={writing} />
      ) : (
        <>
          <Text size="sm">{texts.stating.other}</Text>
          <Snippet
            text={exampleAt(gap.path) ?? `${gap.path.split('.').at(-1)}: …`}
            actions={<EditorButton line={gap.line} />}
          />
        </>
      )}
      {none && none.lines !== data?.lines && (
        <>
          <Text size="sm">{texts.stating.notRelevant(none.does, none.line)}</Text>
          <Snippet
            text={none.lines}
            actions={
              writing && (
                <Button
                  size="sm"
                  busy={writing.isBusy}
                  aria-label={`${texts.stating.write(product.specification.file)}: none`}
                  onClick={() => void writing.write(text, withStatement(text, none))}
                >
                  {texts.stating.write(product.specification.file)}
                </Button>
              )
            }
          />
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
      <InVocabulary path={gap.path} />
    </div>
  );
}

/** The way to what a key means, takes and does. */
function InVocabulary({ path }: { path: string }) {
  const { about } = useMessages();
  const { product, to } = useDocument();
  const at = thingAt(path);
  if (at?.key === undefined) return null;
  return (
    <p className="text-sm">
      <Link asChild>
        <RouterLink to={to(`${specificationPath(product)}/vocabulary?at=${at.thing}.${at.key}`)}>
          {about.vocabulary}: <code className="annotation">{at.key}</code>
        </RouterLink>
      </Link>
    </p>
  );
}
