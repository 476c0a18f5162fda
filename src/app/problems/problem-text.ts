import { useSession } from '#app/data';
import { type Messages, useMessages } from '#app/messages';
import { StoreError, type StoreErrorCode } from '#backend';
import { type Connection, MissingParameter, ProblemError, Unreachable, UnreadableAnswer } from '#client';
import { isNotLoaded } from '#components/lazily';

/** What an error says to a person. */
export interface ProblemText {
  title: string;
  detail?: string;
}

/** The words of an error: of chapter 8 where it is catalogued, else our own. */
export function problemText(messages: Messages, error: unknown): ProblemText {
  const { failure } = messages;
  // The same form was sent before, its answer was lost, and now it says something else.
  if (error instanceof ProblemError && error.details.detail === 'idempotency-key')
    return { title: failure.title, detail: failure.repeated };
  // The backend inside of the app has no words for its store either: it names what is wrong with it.
  const code = storeCodeIn(error, failure.store);
  if (code) return { title: failure.title, detail: failure.store[code] };
  if (error instanceof ProblemError) return wordsOf(failure, error);
  if (error instanceof StoreError) return { title: failure.title, detail: failure.store[error.code] };
  if (error instanceof DOMException) return { title: failure.title, detail: failure.store[storeCodeOf(error)] };
  if (error instanceof Unreachable)
    return { title: failure.title, detail: error.mayHaveArrived ? failure.unreachable : failure.noLine };
  if (error instanceof UnreadableAnswer) return { title: failure.title, detail: failure.unexpected };
  if (error instanceof MissingParameter)
    return { title: failure.title, detail: failure.missingParameter(error.parameter) };
  // The browser's own words for a part of the app that does not come.
  if (isNotLoaded(error))
    return {
      title: failure.title,
      detail: navigator.onLine === false ? messages.problems.notLoaded : messages.problems.newVersion,
    };
  // And for a network that does not answer.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return { title: failure.title, detail: failure.unreachable };
  return { title: failure.title, detail: error instanceof Error ? error.message : undefined };
}

/** What is said where a server turns away somebody whom this page only assumes; undefined where that is not it. */
export function nobodyText(messages: Messages, error: unknown, { isAssumed }: Connection): ProblemText | undefined {
  if (!isAssumed || !(error instanceof ProblemError) || (error.status !== 401 && error.status !== 403))
    return undefined;
  const { title, text, setUp } = messages.failure.nobody;
  return { title, detail: import.meta.env.PRODUCT_ALONE ? text : `${text} ${setUp}` };
}

/** What the browser's own storage says, as the store words it. */
function storeCodeOf({ name }: DOMException): StoreErrorCode {
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError') return 'forbidden';
  if (name === 'TimeoutError') return 'blocked';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

function storeCodeIn(error: unknown, words: Readonly<Record<StoreErrorCode, string>>): StoreErrorCode | undefined {
  const said = error instanceof ProblemError && error.status === 500 ? error.details.detail : undefined;
  return (Object.keys(words) as StoreErrorCode[]).find((code) => code === said);
}

/** What to do about a status that the server says nothing more of, and that has no way on of its own. */
const advised: Readonly<Record<number, keyof Messages['failure']['advice']>> = {
  400: 'stays',
  405: 'stays',
  409: 'reload',
  413: 'less',
  415: 'stays',
  500: 'stays',
  501: 'stays',
};

function wordsOf(failure: Messages['failure'], { details }: ProblemError): ProblemText {
  const { status } = details;
  const statuses: Readonly<Record<number, string>> = failure.statuses;
  const title = details.title || statuses[status] || failure.title;
  const known = advised[status];
  const detail = details.detail ?? (details.title || !known ? undefined : failure.advice[known]);
  return { title, ...(detail && detail !== title ? { detail } : {}) };
}

/** The words of errors within a product, in its language. */
export function useProblemText(): (error: unknown) => ProblemText {
  const messages = useMessages();
  const { connection } = useSession();
  return (error) => nobodyText(messages, error, connection) ?? problemText(messages, error);
}
