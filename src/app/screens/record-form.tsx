import { memo, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Controller, type FieldErrors, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import {
  forgetDraft,
  type OneRecord,
  ProblemError,
  readDraft,
  useChange,
  useLookup,
  useSession,
  writeDraft,
} from '#app/data';
import { FieldDisplay, useFieldViews } from '#app/fields';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useProduct, useSpecification } from '#app/product';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Field as FieldFrame } from '#components/field';
import { ErrorSummary, Form } from '#components/form';
import { KeyValue } from '#components/key-value';
import { useLocale } from '#components/locale';
import { Skeleton } from '#components/skeleton';
import { Stepper } from '#components/stepper';
import { Heading } from '#components/text';
import {
  accessReferences,
  compute,
  editableFields,
  editableInState,
  type Field,
  fieldLabel,
  isAnswered,
  isRelevant,
  issueText,
  keyOf,
  kindOf,
  type RecordIssue,
  reachedReferences,
  type Specification,
  type Surroundings,
  type Values,
  validate,
} from '#spec';
import { afterPress } from './after-press.ts';
import { Conflict } from './conflict.tsx';
import { FailedAction } from './problem-notice.tsx';

export interface RecordFormProps {
  entity: string;
  /** `create`, `update` or a transition: what is sent. */
  does: string;
  /** The record as it is; absent for a new one. */
  record?: OneRecord;
  /** The fields, in steps; one step has no stepper. */
  steps: readonly (readonly string[])[];
  /** What the draft is called in this browser. */
  draft: string;
  submitLabel: string;
  onDone: (saved: OneRecord | undefined) => void;
  onCancel: () => void;
}

type Answers = Record<string, unknown>;
type Methods = UseFormReturn<Answers, Surroundings>;

/** Asks for the fields of a record, checks them as the document states, keeps a draft, and sends them. */
export function RecordForm({
  entity,
  does,
  record,
  steps,
  draft: draftName,
  submitLabel,
  onDone,
  onCancel,
}: RecordFormProps): ReactNode {
  const { id, specification } = useProduct();
  const messages = useMessages();
  const { locale, strings } = useLocale();
  const { subject } = useSession();
  const change = useChange();
  const name = `${id}.${draftName}`;
  const [draft, setDraft] = useState(() => readDraft(name));
  // What others change meanwhile is met when it is saved, not slipped in while somebody types.
  const [opened, setOpened] = useState(() => ({
    values: draft?.base ?? record?.values,
    etag: draft?.base ? draft.etag : record?.etag,
  }));
  const base = useMemo(() => opened.values ?? defaultsOf(specification, entity), [opened, specification, entity]);
  const [step, setStep] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const summary = useRef<HTMLDivElement>(null);
  const names = steps.flat();
  const etag = useRef(opened.etag);

  const around = useRef<Surroundings>({ subject });
  const resolver: Resolver<Answers, Surroundings> = (values, _context, { names: asked }) => {
    // While typing only what was touched is checked; a step or a send asks for all of it.
    const issues = validate(specification, entity, { ...base, ...values }, around.current, asked ?? names);
    const errors = issues.filter(
      ({ severity, path }) => severity === 'error' && (!asked || asked.includes(path[0] ?? '')),
    );
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(errors) };
  };
  const form = useForm<Answers, Surroundings>({
    defaultValues: { ...pick(base, names), ...pick(draft?.values ?? {}, names) },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [hasTried, setHasTried] = useState(false);

  const keep = useEffectEvent(() => {
    const values = changed(form.getValues(), base, true);
    if (Object.keys(values).length === 0) forgetDraft(name);
    else writeDraft(name, { values, base: opened.values, etag: opened.etag });
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };
  useEffect(() => {
    const flush = () => {
      if (waiting.current) keep();
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed }) => {
        if (!changed) return;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(flush, 250);
      },
    });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      stop();
      removeEventListener('pagehide', flush);
    };
  }, [form]);

  /** Begins anew with a record as it is now. */
  const begin = (from: OneRecord | undefined) => {
    setOpened({ values: from?.values, etag: from?.etag });
    etag.current = from?.etag;
    form.reset(pick(from?.values ?? defaultsOf(specification, entity), names));
    forget();
  };
  const forget = () => {
    stopWaiting();
    forgetDraft(name);
  };
  const discard = () => {
    begin(record);
    setDraft(undefined);
  };

  const send = async (values: Values) => {
    setFailure(undefined);
    try {
      const saved = await change.mutateAsync({
        entity,
        does,
        key: record && keyOf(specification, entity, record.values),
        body: does === 'create' ? values : changed(values, base, does === 'update'),
        etag: etag.current,
      });
      form.reset(values);
      forget();
      onDone(saved);
    } catch (error) {
      if (error instanceof ProblemError) {
        const refused = error.details.errors ?? [];
        for (const { pointer, detail } of refused) {
          const path = pointer.slice(2).replaceAll('/', '.');
          const isHere = names.includes(path.split('.')[0] ?? '');
          // What is wrong with a field that the form does not show is still to be said.
          const message = isHere || !path ? detail : `${labelAt(specification, entity, path)}: ${detail}`;
          form.setError(isHere ? path : 'root', { type: 'server', message });
        }
        const first = steps.findIndex((fields) =>
          refused.some(({ pointer }) => fields.includes(pointer.split('/')[1] ?? '')),
        );
        if (first >= 0) setStep(first);
      }
      setFailure(error);
      showSummary();
    }
  };

  const showSummary = () => {
    setHasTried(true);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const stepper = useRef<HTMLOListElement>(null);
  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => stepper.current?.focus());
  };
  const isLast = step === steps.length - 1;
  const goOn = async () => {
    const isGood = await form.trigger([...(steps[step] ?? [])]);
    if (!isGood) return showSummary();
    setHasTried(false);
    goTo(step + 1);
  };
  const found = Object.entries(flatErrors(errors)).filter(
    ([path]) => path === 'root' || names.includes(path.split('.')[0] ?? ''),
  );
  const isConflict = failure instanceof ProblemError && failure.details.status === 412;

  return (
    <Form
      onSubmit={(event) => {
        // A form in a dialog must not send the one that the dialog was opened from.
        event.stopPropagation();
        if (!isLast) {
          event.preventDefault();
          void goOn();
          return;
        }
        void form.handleSubmit(send, showSummary)(event);
      }}
      actions={
        <>
          <Button type="submit" tone="primary" busy={change.isPending}>
            {isLast ? submitLabel : messages.form.next}
          </Button>
          {step > 0 && <Button onClick={() => goTo(step - 1)}>{messages.form.back}</Button>}
          <Button tone="quiet" onClick={onCancel}>
            {messages.form.cancel}
          </Button>
        </>
      }
    >
      {draft && (
        <Banner
          tone="info"
          title={messages.form.draft(
            new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(draft.at)),
          )}
          actions={
            <Button size="sm" onClick={discard}>
              {messages.form.discard}
            </Button>
          }
        >
          {record ? messages.form.draftText : messages.form.newDraftText}
        </Banner>
      )}
      {isConflict && record ? (
        <Conflict
          entity={entity}
          record={record}
          mine={form.getValues()}
          onSaveMine={(current) => {
            etag.current = current.etag;
            void form.handleSubmit(send, showSummary)();
          }}
          onTakeTheirs={(current) => {
            begin(current);
            setFailure(undefined);
          }}
        />
      ) : (
        failure !== undefined &&
        !(failure instanceof ProblemError && failure.details.errors) && (
          <FailedAction error={failure} onRetry={() => void form.handleSubmit(send)()} />
        )
      )}
      {hasTried && (
        <ErrorSummary
          ref={summary}
          errors={found.map(([path, message]) => ({
            controlId: path === 'root' ? undefined : controlId(entity, path.split('.')[0] ?? ''),
            message: path === 'root' ? message : `${labelAt(specification, entity, path)}: ${message}`,
          }))}
        />
      )}
      {steps.length > 1 && (
        <Stepper
          ref={stepper}
          tabIndex={-1}
          aria-label={`${messages.form.steps}: ${strings.stepOf(step + 1, steps.length)}`}
          steps={steps.map((fields, index) => ({
            key: String(index),
            label: fields
              .map((field) => fieldLabel(field, specification.entities[entity]?.fields?.[field]).text)
              .join(', '),
          }))}
          current={step}
        />
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <Fields
          entity={entity}
          does={does}
          base={base}
          names={steps[step] ?? []}
          form={form}
          around={around}
          isNew={!record}
        />
      </Suspense>
    </Form>
  );
}

/** The expressions that the look of a form rests on: without any, nothing is asked again while typing. */
function dynamicSources(specification: Specification, entity: string): string[] {
  const fields = Object.values(specification.entities[entity]?.fields ?? {});
  const rules = Object.values(specification.rules).filter((rule) => rule.entity === entity);
  return [
    ...fields.flatMap((field) => [field.relevantWhen, field.computed, ...choicesRestOn(field)]),
    ...rules.flatMap(({ when, assert }) => [when, assert]),
  ].filter((source) => typeof source === 'string');
}

/** The conditions on what may be chosen in a field, or inside of it. */
function choicesRestOn({ where, items, properties }: Field): string[] {
  const inside = [...(items ? [items] : []), ...Object.values(properties ?? {})];
  return [...(where ? [where] : []), ...inside.flatMap(choicesRestOn)];
}

interface FieldsProps {
  entity: string;
  does: string;
  base: Values;
  names: readonly string[];
  form: Methods;
  around: { current: Surroundings };
  isNew: boolean;
}

function Fields(props: FieldsProps) {
  const specification = useSpecification();
  const isDynamic = dynamicSources(specification, props.entity).length > 0;
  return isDynamic ? <DynamicFields {...props} /> : <FieldList {...props} values={noValues} warnings={noIssues} />;
}

const noValues: Values = {};
const noIssues: RecordIssue[] = [];

/** Follows what is typed: what matters, what is computed, what deserves a warning. */
function DynamicFields(props: FieldsProps) {
  const { entity, base, form, around, names } = props;
  const specification = useSpecification();
  const { subject } = useSession();
  const typed = useWatch({ control: form.control });
  const sources = dynamicSources(specification, entity);
  const answers: Values = { ...base, ...typed };
  const lookup = useLookup(reachedReferences(specification, entity, sources), answers);
  around.current = { subject, lookup };
  const values = compute(specification, entity, answers, around.current);
  const warnings = validate(specification, entity, values, around.current, names).filter(
    ({ severity }) => severity === 'warning',
  );
  return <FieldList {...props} values={values} warnings={warnings} />;
}

function FieldList({
  entity,
  does,
  base,
  names,
  form,
  around,
  isNew,
  values,
  warnings,
}: FieldsProps & { values: Values; warnings: RecordIssue[] }) {
  const specification = useSpecification();
  const { subject } = useSession();
  const messages = useMessages();
  const fields = specification.entities[entity]?.fields ?? {};
  const byState = isNew || does !== 'update' ? undefined : editableInState(specification, entity, base);
  const lookup = useLookup(accessReferences(specification, entity), base);
  const byRole = isNew ? undefined : editableFields(specification, does, entity, { subject, lookup }, base);
  // A transition asks for what matters in the state that it leads to.
  const isTransition = does !== 'create' && does !== 'update';
  const shown = names.filter(
    (name) => isTransition || isRelevant(specification, entity, name, { ...base, ...values }, around.current),
  );
  const mayEdit = (name: string) =>
    isAnswered(fields[name] ?? {}) && (!byState || byState.has(name)) && (!byRole || byRole.has(name));
  const locked = isNew ? [] : shown.filter((name) => fields[name] && !mayEdit(name));
  return (
    <>
      {shown.filter(mayEdit).map((name) => {
        const warning = warnings.find(({ path }) => path[0] === name);
        const field = fields[name];
        return (
          field && (
            <FormField
              key={name}
              {...{ entity, name, field, form }}
              answers={choicesRestOn(field).length > 0 ? { ...base, ...values } : noValues}
              warning={warning && issueText(warning)}
            />
          )
        );
      })}
      {locked.length > 0 && (
        <section className="border-t border-line pt-4">
          <Heading level={2} size="sm">
            {messages.form.notEditable}
          </Heading>
          <KeyValue
            entries={locked.map((name) => ({
              key: name,
              label: fieldLabel(name, fields[name]).text,
              value: <FieldDisplay field={fields[name] ?? {}} value={values[name] ?? base[name]} />,
            }))}
          />
        </section>
      )}
    </>
  );
}

interface FormFieldProps {
  entity: string;
  name: string;
  field: Field;
  form: Methods;
  /** All answers, where what may be chosen rests on others. */
  answers: Values;
  warning?: string;
}

/** Drawn anew only when something of its own changes: a form may have hundreds of fields. */
const FormField = memo(function FormField({ entity, name, field, form, answers, warning }: FormFieldProps) {
  const { Input, isGroup } = useFieldViews()(field);
  const label = fieldLabel(name, field);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
        const inner = error && !error.message ? flatErrors(error as unknown as FieldErrors) : {};
        return (
          <FieldFrame
            controlId={controlId(entity, name)}
            label={label.text}
            description={field.description}
            required={field.required ?? false}
            error={error?.message ?? (Object.keys(inner).length > 0 && !isGroup ? Object.values(inner)[0] : undefined)}
            warning={warning}
            certainty={kindOf(field).assumed ? 'assumed' : 'stated'}
            annotation={<GapNote path={`entities.${entity}.fields.${name}`} subject={label.text} />}
            group={
              isGroup || (kindOf(field).kind === 'choice' && field.required === true && (field.enum?.length ?? 0) <= 3)
            }
          >
            <Input
              name={name}
              field={field}
              value={value}
              onChange={(next: unknown) => {
                onChange(next);
                // An error goes as soon as it is mended. Were it to go when the field is left, everything below
                // would move between press and release of what is pressed next.
                if (error) void form.trigger(name);
              }}
              onBlur={() => afterPress(onBlur)}
              form={answers}
              innerErrors={inner}
            />
          </FieldFrame>
        );
      }}
    />
  );
});

function controlId(entity: string, name: string): string {
  return `${entity}-${name}`;
}

function labelAt(specification: Specification, entity: string, path: string): string {
  const [name = '', ...steps] = path.split('.');
  let field = specification.entities[entity]?.fields?.[name];
  const labels = [fieldLabel(name, field).text];
  for (const step of steps) {
    const next: Field | null | undefined = /^\d+$/.test(step) ? field?.items : field?.properties?.[step];
    labels.push(/^\d+$/.test(step) ? String(Number(step) + 1) : fieldLabel(step, next ?? undefined).text);
    field = next ?? undefined;
  }
  return labels.join(' · ');
}

function defaultsOf(specification: Specification, entity: string): Values {
  return Object.fromEntries(
    Object.entries(specification.entities[entity]?.fields ?? {}).map(([name, field]) => [name, field.default ?? null]),
  );
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

/** Only what is different is sent, so that what another person changed meanwhile is not undone. */
function changed(values: Values, base: Values, isPartial: boolean): Values {
  if (!isPartial) return values;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(base[name] ?? null),
    ),
  );
}

/** Issues as react-hook-form keeps them: a tree with a message at each end. */
function toFieldErrors(issues: RecordIssue[]): FieldErrors<Answers> {
  const tree: Record<string, unknown> = {};
  for (const issue of issues) {
    const path = issue.path.length > 0 ? issue.path : ['root'];
    let at = tree;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] ??= { type: issue.code, message: issueText(issue) };
  }
  return tree as FieldErrors<Answers>;
}

/** Every message in a tree of errors, by its path. */
function flatErrors(errors: FieldErrors | Record<string, unknown>, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([step, error]): [string, string][] => {
      if (typeof error !== 'object' || error === null) return [];
      const here = path ? `${path}.${step}` : step;
      if ('message' in error && typeof error.message === 'string') return [[here, error.message]];
      return Object.entries(flatErrors(error as Record<string, unknown>, here));
    }),
  );
}
