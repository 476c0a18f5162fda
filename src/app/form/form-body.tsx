import { Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { FailedScreen, placeOf } from '#app/problems';
import { useShortcuts, withCommand } from '#app/shortcuts';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Form, focusControl } from '#components/form';
import { Skeleton } from '#components/skeleton';
import { comeIntoView } from './come-into-view.ts';
import { DraftBanner } from './draft-banner.tsx';
import { FormActions } from './form-actions.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormFields } from './form-fields.tsx';
import { FormSteps } from './form-steps.tsx';
import { isAllLocked } from './locks.ts';
import type { RecordFormProps } from './record-form.tsx';
import { changed } from './same.ts';
import { fieldsIn } from './steps.ts';
import { transitionOf } from './target.ts';
import { useBase } from './use-base.ts';
import { useChecks } from './use-checks.ts';
import { useDraft } from './use-draft.ts';
import { useGivingUp } from './use-giving-up.ts';
import { useLeft } from './use-left.ts';
import { useNewer } from './use-newer.ts';
import type { Opened } from './use-opened.ts';
import { useSteps } from './use-steps.ts';
import { useSubmit } from './use-submit.ts';

export interface FormBodyProps extends Omit<RecordFormProps, 'draft' | 'given'> {
  /** What the form begins with. */
  opened: Opened;
}

/** The form, once it is known what it begins with. */
export function FormBody(props: FormBodyProps) {
  const { entity, does, record, steps, opened: first, submitLabel, cancelLabel, onCancel, begins = false } = props;
  const messages = useMessages();
  const tools = useTools();
  const id = useId();
  const fields = useMemo(() => fieldsIn(steps), [steps]);
  const names = fields.map(({ name }) => name);
  const base = useBase(first, names);
  const { opened, answers } = base;
  // What was created while somebody went on typing is there now.
  const isCreated = does === 'create' && opened.from !== undefined;
  const target = useMemo(
    () => ({ entity, does: isCreated ? 'update' : does, record: opened.from }),
    [entity, does, isCreated, opened],
  );
  const around = useAround();
  const isLocked = useMemo(() => isAllLocked(target, fields, around), [target, fields, around]);
  const checks = useChecks(target, opened.base, answers, fields);
  const left = useLeft(entity, opened.from?.values);
  const idOf = useMemo(() => {
    const places = new Map(entity.fields.map(({ name }, place) => [name, place]));
    return (name: string) => `${id}-${places.get(name) ?? -1}`;
  }, [id, entity]);
  const focusFirst = useEffectEvent(() => {
    if (begins && names[0] !== undefined) focusControl(idOf(names[0]));
  });
  useEffect(() => focusFirst(), []);
  const [told, setTold] = useState<{ step?: number | undefined; beside?: string | undefined }>();
  const way = useSteps(steps, answers, checks, opened, (step) => {
    // Of a single field all is said beside it.
    const isBeside = names.length === 1 && answers.whole().length === 0;
    setTold({ step, beside: isBeside ? names[0] : undefined });
  });
  const isAnother = useRef(false);
  const isSaved = useRef(false);
  /** Whoever has left already is not led back. */
  const onDone: RecordFormProps['onDone'] = (saved, before) =>
    void (left.isHere() ? way.rewind() : Promise.resolve()).then(() => props.onDone(saved, before, isAnother.current));
  const submit = useSubmit({
    target,
    opened,
    answers,
    checks,
    fields,
    onSaved: (saved, sent) => {
      const meanwhile = changed(answers.values(), sent);
      const isAhead = Object.keys(meanwhile).length > 0;
      // What is not made yet cannot be changed: then the draft stays as it is.
      if (isAhead && saved?.isWaiting && !opened.from) return onDone(saved);
      draft.forget();
      isSaved.current = !isAhead;
      if (!saved || !isAhead) return onDone(saved, opened.from);
      base.goAhead(saved, meanwhile);
    },
    onFailed: (error) => left.isHere() || left.tellFailed(error),
  });
  const draft = useDraft(answers, opened, way.step, submit.isBusy, props.title);
  useNewer({
    entity,
    record,
    from: opened.from,
    isSaved: () => isSaved.current,
    isBusy: submit.isBusy,
    onOwn: (current) => {
      base.goOn(current, []);
      submit.clear();
    },
  });
  const { giveUp, takeTheirs } = useGivingUp(base, draft, submit.clear);
  // What became of the draft is the news then.
  const isRefused = submit.failure !== undefined;
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (told?.beside) focusControl(idOf(told.beside));
    else if (told) summary.current?.focus();
  }, [told, idOf]);

  const send = async () => {
    const outcome = await submit.send();
    if (outcome !== 'saved') isAnother.current = false;
    if (outcome === 'wrong') way.showWrong();
  };
  const goOn = (form: HTMLFormElement, withAnother: boolean) => {
    if (submit.isBusy) return;
    const left = wordsLeft(form);
    if (left) return left.focus();
    if (way.isLast && choosing.current) return choosing.current();
    isAnother.current = withAnother;
    void (way.isLast ? send() : way.goOn());
  };
  const latest = useRef(send);
  /** While there is a choice between what two saved, to save is to do what was chosen. */
  const choosing = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    latest.current = send;
  });
  const discard = () => {
    if (isCreated) {
      draft.forget();
      return onDone(opened.from);
    }
    giveUp(opened.isAhead ? opened.from : record);
    if (way.step > 0) way.goTo(0);
  };
  const sendLabel = isLocked ? undefined : isCreated ? messages.form.save : submitLabel;
  const sends = sendLabel && { key: withCommand('Enter'), label: way.isLast ? sendLabel : messages.form.next };
  useShortcuts(entity.label.text, sends ? [sends] : []);

  if (submit.failure !== undefined && placeOf(entity.product, submit.failure) === 'page') {
    const isTyped = Object.keys(base.typed()).length > 0;
    return (
      <div ref={comeIntoView} tabIndex={-1} className="scroll-mt-16 outline-none">
        <FailedScreen
          error={submit.failure}
          more={isTyped && <p>{draft.isUnkept ? tools.form.draftOnlyHere : tools.form.draftKept}</p>}
          onRetry={() => void send()}
          actions={<Button onClick={submit.clear}>{tools.form.backToForm}</Button>}
        />
      </div>
    );
  }
  return (
    <Form
      noValidate
      aria-label={props.title}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog must not send the one that the dialog was opened from.
        event.stopPropagation();
        goOn(event.currentTarget, false);
      }}
      actions={
        <FormActions
          way={way}
          isBusy={submit.isBusy}
          submitLabel={sendLabel}
          cancelLabel={isLocked ? messages.form.back : cancelLabel}
          anotherLabel={isCreated ? undefined : props.anotherLabel}
          onAnother={(form) => form && goOn(form, true)}
          onCancel={() => void way.rewind().then(onCancel)}
        />
      }
    >
      {isLocked && <Banner tone="info" title={tools.form.allLocked} />}
      <DraftBanner
        draft={isRefused ? { ...draft, draft: undefined } : draft}
        isAhead={opened.isAhead}
        isNew={!opened.from}
        onDiscard={discard}
      />
      <FormFailure
        failure={submit.failure}
        entity={entity}
        opened={opened}
        answers={answers}
        onRetry={() => void send()}
        saving={choosing}
        onSaveMine={(current, given) => {
          // Checked, judged and told as a change of the record as it is now.
          flushSync(() => base.goOn(current, given));
          void latest.current();
        }}
        onTakeTheirs={takeTheirs}
      />
      {/* What is wrong in one step is not said in another. */}
      {told && !told.beside && (told.step ?? way.step) === way.step && (
        <FormErrors ref={summary} entity={entity} answers={answers} names={names} idOf={idOf} onShow={way.show} />
      )}
      <FormSteps
        ref={way.stepper}
        {...{ steps, answers }}
        current={way.step}
        furthest={way.furthest}
        onStep={way.goTo}
      />
      {/* A transition is taken once: what would be typed while it is on its way could not be sent after it. */}
      <div inert={submit.isBusy && transitionOf(target) !== undefined} className="flex flex-col gap-5">
        <Suspense fallback={<Skeleton lines={6} />}>
          <FormFields
            target={target}
            step={steps[way.step] ?? []}
            isTitled={steps.length > 1}
            base={opened.base}
            answers={answers}
            checks={checks}
            idOf={idOf}
          />
        </Suspense>
      </div>
    </Form>
  );
}

/** Words in a choice that are none of it. The form knows only what was chosen before, and would send that. */
function wordsLeft(form: HTMLFormElement): HTMLElement | undefined {
  const choices = form.querySelectorAll<HTMLInputElement>('input[role=combobox]');
  return [...choices].find(({ validity }) => validity.customError);
}
