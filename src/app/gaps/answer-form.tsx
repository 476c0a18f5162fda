import { Copy } from 'lucide-react';
import { type FormEvent, useDeferredValue, useMemo, useRef } from 'react';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { readSetting, useSetting, writeSetting } from '#app/settings';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { Textarea } from '#components/textarea';
import { keepClear } from '#components/toast';
import type { ChapterKey, Gap } from '#specification';
import { judgeOf, type Statement, withStatement } from '#specification/stating';
import { answerDraft, parseAnswer } from './answer-draft.ts';
import { EditorButton } from './editor-button.tsx';
import { framed } from './framed.ts';
import { Judged } from './judged.tsx';
import { Snippet } from './snippet.tsx';
import type { Write } from './use-write.ts';
import { withExample } from './with-example.ts';

interface AnswerFormProps {
  /** The question that is asked, or the chapter that something is added to. */
  of: Gap | ChapterKey;
  statement: Statement;
  /** The text that it is for. */
  text: string;
  /** Writes it into the document; absent where it can only be copied. */
  writing: Write | undefined;
}

/** What to write, to be put into one's own words: tried as it is typed, copied, or written into the document where that is served. */
export function AnswerForm({ of, statement, text, writing }: AnswerFormProps) {
  const { id, product } = useDocument();
  const { file } = product.specification;
  const { stating } = useChapterMessages();
  const copy = useCopy();
  const form = useRef<HTMLFormElement>(null);
  const changes = [statement, ...statement.also];
  const proposed = changes.map(({ lines }) => framed(lines));
  const instead = changes.map(({ place: { from, to } }) => text.slice(from, to));
  const setting = answerDraft(id, of, product.specification);
  const [kept, keep] = useSetting(setting, '');
  const draft = parseAnswer(kept, changes.length);
  const typed = draft?.lines ?? proposed.map(({ lines }) => lines);
  // Somebody wrote something else there since it was typed: written now, that would be lost.
  const isOutdated = draft?.instead.some((before, at) => before !== instead[at]) ?? false;
  const wholeOf = (all: readonly string[]) =>
    all.map((lines, at) => `${proposed[at]?.opens}${lines}${proposed[at]?.closes}`);
  const whole = wholeOf(typed);
  const after = withStatement(text, statement, whole);
  const tried = useDeferredValue(after);
  const judge = useMemo(() => judgeOf(of, text), [of, text]);
  const judgement = useMemo(() => judge(tried), [judge, tried]);
  // Of what is tried, as what is said of it: what was just typed is judged a moment later.
  const isOwn = tried !== withStatement(text, statement, wholeOf(proposed.map(({ lines }) => lines)));
  const isEmpty = typed.every((lines) => lines.trim() === '');
  const firstOf = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  const type = (at: number, lines: string) => {
    const next = typed.map((one, index) => (index === at ? lines : one));
    keep(JSON.stringify({ lines: next, instead: draft?.instead ?? instead }));
  };
  const take = (at: number, lines: string) => {
    type(at, lines);
    form.current?.querySelectorAll('textarea')[at]?.focus();
  };
  /** What was asked is gone then. */
  const settle = (next: string | null) => {
    firstOf('textarea')?.focus();
    writeSetting(setting, next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // What was typed last is not tried yet.
    const isHeld = isEmpty || isOutdated || !judge(after).isUsable;
    if (isHeld) return (firstOf('[data-first]') ?? firstOf('textarea'))?.focus();
    const sent = readSetting(setting);
    // What was typed meanwhile is written next.
    if ((await writing?.write(text, after)) && readSetting(setting) === sent) writeSetting(setting, null);
  };
  return (
    <form ref={form} onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
      {changes.map(({ does, line }, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a change moves while it is typed
          key={at}
          label={at === 0 ? stating[does](line, file) : stating.also[does](line)}
        >
          <Fence>{proposed[at]?.opens}</Fence>
          <Textarea
            dir="ltr"
            size="sm"
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={typed[at]}
            onValueChange={(next) => type(at, next)}
            invalid={!judgement.isUsable}
            className="annotation [&_textarea]:min-h-0 [&_textarea]:text-start"
          />
          <Fence>{proposed[at]?.closes}</Fence>
        </Field>
      ))}
      {isOutdated ? (
        <Banner
          tone="caution"
          title={stating.outdated}
          actions={
            <>
              <Button size="sm" data-first onClick={() => settle(null)}>
                {stating.takeNew}
              </Button>
              <Button size="sm" onClick={() => settle(JSON.stringify({ lines: typed, instead }))}>
                {stating.keepMine}
              </Button>
            </>
          }
        >
          <Snippet text={changes.map(({ lines }) => lines).join('\n')} />
        </Banner>
      ) : (
        <Judged
          judgement={judgement}
          isOwn={isOwn}
          taking={(example) => {
            const taken = typed.map((lines) => withExample(lines, example));
            const at = taken.findIndex((lines) => lines !== undefined);
            return at < 0 ? undefined : () => take(at, taken[at] ?? '');
          }}
          words={typeof of === 'string' ? stating.added : stating.verdicts}
        />
      )}
      <div {...keepClear} className="flex flex-wrap gap-2">
        {writing && (
          <Button type="submit" size="sm" variant={judgement.isUsable ? 'primary' : 'secondary'} busy={writing.isBusy}>
            {stating.write(file)}
          </Button>
        )}
        <Button size="sm" onClick={() => void copy(whole.join('\n'))}>
          <Copy aria-hidden className="size-4" />
          {stating.copy}
        </Button>
        <EditorButton line={statement.line} />
      </div>
    </form>
  );
}

/** A line around what is typed. */
function Fence({ children = '' }: { children?: string }) {
  const said = children.trim();
  if (!said) return null;
  return (
    <pre dir="ltr" className="annotation text-start whitespace-pre-wrap text-muted">
      {said}
    </pre>
  );
}
