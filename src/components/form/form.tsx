import { OctagonX } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  cn,
  focused,
  focusWithin,
  isComposing,
  keepClear,
  rootOf,
  useIsHigh,
  useIsInDialog,
  useIsStuck,
} from '#components/internal';
import { useStrings } from '#components/locale';

export interface FormProps extends ComponentProps<'form'> {
  /** Buttons below, at the end: what goes on comes last. */
  actions?: ReactNode;
  /** What fields and controls ask for (`required`, `min` …) holds nothing back: what is wrong is said by whoever sends it. */
  noValidate?: boolean;
}

/** In sight, however long the form: on a phone within reach of a thumb. */
const stays = 'sticky low:static';
const actionsLook =
  'z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4 print:hidden max-sm:pt-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]';
const onPage = '-bottom-px sm:-mb-inset sm:pb-inset max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4';
/** Where it belongs it has the ground that is there. */
const overFields = 'bg-(--ground,var(--color-of-canvas)) low:bg-transparent';
/** What scrolls there has room around it, within which nothing sticks by itself. */
const inDialog = '-bottom-4 -mb-4 bg-raised pb-4 max-sm:-mx-1 max-sm:px-1 max-sm:*:grow sm:-mx-5 sm:px-5';

/** Fields one below the other, and what to do with them. What they ask for holds it back until it is answered. */
export function Form({ actions, className, children, onKeyDown, onSubmit, noValidate = false, ...rest }: FormProps) {
  const isHeard = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form
      {...rest}
      // What is wrong is said at its field, in the language of the page: the browser would say it once more in a bubble. Before
      // anybody hears what is sent, it is the only one to hold it back.
      noValidate={noValidate || isHeard}
      onSubmit={(event) => {
        if (noValidate || isSound(event)) onSubmit?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        send(event);
      }}
      className={cn('flex [:where(&)]:w-full max-w-form flex-col gap-apart', className)}
    >
      {children}
      {actions && <Actions>{actions}</Actions>}
    </form>
  );
}

const never = () => () => undefined;

/** Whether nothing holds the form back, or the button that sends it asks for nothing; else the first that does has the focus. */
function isSound(event: FormEvent<HTMLFormElement>): boolean {
  const { currentTarget: form, nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (submitter?.hasAttribute('formnovalidate') || form.checkValidity()) return true;
  event.preventDefault();
  event.stopPropagation();
  const wrong = [...form.elements].find((one) => one.matches(':invalid') && !(one instanceof HTMLFieldSetElement));
  // Where no field says what is wrong, the browser does.
  if (wrong && isAsked(wrong) && wrong.closest('[data-field]')) {
    // Of several sheets that hold it back, the one with the first is shown.
    wrong.checkValidity();
    wrong.focus();
  } else form.reportValidity();
  return false;
}

function isAsked(control: Element): control is HTMLElement & Pick<HTMLInputElement, 'checkValidity'> {
  return control instanceof HTMLElement && 'checkValidity' in control;
}

/** Also from where Enter is a new line. What lies over the form, though not in it, has keys of its own. */
function send(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget: form, target, key, ctrlKey, metaKey, nativeEvent, repeat } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing(nativeEvent) || event.defaultPrevented) return;
  // A cell that is edited within is a form of its own.
  if (!(target instanceof Element && form.contains(target)) || target.closest('form') !== form) return;
  event.preventDefault();
  // As Enter does in a line: by its first button that sends, unless that is disabled.
  const button = [...form.elements].find(
    (one): one is HTMLButtonElement | HTMLInputElement => 'type' in one && one.type === 'submit',
  );
  if (!repeat && !button?.matches(':disabled, [aria-disabled=true]')) form.requestSubmit(button);
}

function Actions({ children }: { children: ReactNode }) {
  const isInDialog = useIsInDialog();
  const bar = useRef<HTMLDivElement>(null);
  const isHigh = useIsHigh(bar);
  const isStuck = useIsStuck(bar);
  return (
    <div
      ref={bar}
      {...keepClear}
      className={cn(
        actionsLook,
        isInDialog ? inDialog : onPage,
        !isInDialog && !isHigh && isStuck && overFields,
        !isHigh && stays,
      )}
    >
      {children}
    </div>
  );
}

/** Something that is wrong with a form. */
export interface FormError {
  /** What is wrong, and how it is mended. */
  message: ReactNode;
  /** The control where it is mended, by its id: the message leads there. */
  controlId?: string;
  /** Leads to where it is mended, where more than a control has to be found; absent where there is no such place. */
  onFollow?: () => void;
}

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** What is wrong, and what leads to where it is mended. */
  errors: readonly FormError[];
}

/** All that is wrong with a form, each a way to its field. To be given the focus when it appears after a try to send. */
export function ErrorSummary({ errors, className, ...rest }: ErrorSummaryProps) {
  const strings = useStrings();
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div
      {...rest}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className={cn('flex gap-3 rounded-sheet border border-critical bg-critical-soft p-item', className)}
    >
      <OctagonX aria-hidden className="mt-0.5 size-4.5 shrink-0 text-critical" />
      <div className="min-w-0">
        <p id={id} className="font-semibold text-critical">
          {strings.errorSummary(errors.length)}
        </p>
        <ul className="mt-1 flex flex-col gap-1">
          {errors.map(({ controlId, onFollow = controlId && (() => focusControl(controlId)), message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two errors may say the same of the same field
            <li key={index} className="text-sm text-ink">
              {onFollow ? (
                <button
                  type="button"
                  className="min-h-6 rounded-control text-start underline underline-offset-3"
                  onClick={onFollow}
                >
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Leads to the control of a field; false where there is none. */
export function focusControl(id: string): boolean {
  // In a shadow root, somebody comes from in there.
  const root = rootOf(focused());
  const label = CSS.escape(`${id}-label`);
  const name = CSS.escape(`${id}-name`);
  const control = root.getElementById(id);
  const named =
    control ?? root.querySelector<HTMLElement>(`:is([aria-labelledby~="${label}"], [aria-labelledby~="${name}"])`);
  if (!named) return false;
  // What is answered within a group has the focus, and not the group, unless one stop of Tab leads to all of it.
  if (control || !focusWithin(named)) named.focus();
  focused()?.scrollIntoView({ block: 'center' });
  return true;
}
