import { isTypedInto } from './pressed.ts';

/** How long after somebody arrived a page may still bring what a key is for, and how often it is asked, in milliseconds. */
const patience = 1000;
const pause = 50;

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** What Enter opens by itself where it has the focus. */
const opened = 'a[href], button, summary';

/** Whether a key was pressed with one that commands. */
const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/**
 * Does what was pressed too soon once the page can answer, in its order: `/` and the words after it are typed into the
 * search that it leads to. Whoever turns to something else meanwhile means it no more.
 * @param press tells whether the page did something
 */
export function keysTooSoon(press: (event: KeyboardEvent) => boolean) {
  let waiting: KeyboardEvent[] = [];
  let opens = false;
  let until = 0;
  /** Where the next letter belongs that was pressed before anybody listened: in front of those that came by themselves since. */
  let place: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isComing = () => {
    if (document.querySelector('main [aria-busy=true]')) until = performance.now() + patience;
    return performance.now() < until;
  };
  const forget = () => {
    waiting = [];
    opens = false;
    place = undefined;
    clearTimeout(timer);
  };
  const does = (event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || isTypedInto(event.target)) {
      // What follows a chord is meant for what it opens.
      opens ||= isChord(event);
      return true;
    }
    if (isChord(event)) {
      // As a key is pressed: whoever listens may ask what element it was pressed in.
      const chord = new KeyboardEvent('keydown', { ...chordOf(event), bubbles: true, cancelable: true });
      opens = !document.body.dispatchEvent(chord);
      return opens;
    }
    // Out of what was chosen, before what was chosen is told.
    if (event.key === 'Escape') return press(event);
    if (event.key === 'Enter') open(event);
    if (event.key.length > 1) return true;
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && isTypedInto(field)) {
      type(field, event.key, place);
      if (place !== undefined) place++;
    } else if (opens || !press(event)) return false;
    return true;
  };
  const again = () => {
    const isLate = !isComing();
    while (waiting[0] && (does(waiting[0]) || isLate)) waiting.shift();
    if (waiting.length > 0) timer = setTimeout(again, pause);
    else forget();
  };
  const opened = () => {
    forget();
    opens = true;
    until = performance.now() + 3 * patience;
  };
  return {
    /** Somebody came to a page: it may not be there yet. */
    arrive: () => {
      until = performance.now() + patience;
    },
    /** A chord was answered: what follows is meant for what it opens, and what was pressed before it for nothing any more. */
    opened,
    /** Whether something is being opened that is not there yet. */
    isOpening: () => opens && performance.now() < until,
    /** Keeps what the page did not answer, as long as it may still come. */
    keep: (pressed: readonly KeyboardEvent[]) => {
      const answered = pressed.findLastIndex((event) => isChord(event) && event.defaultPrevented);
      if (answered >= 0) {
        opened();
        place = 0;
      }
      const events = pressed.slice(answered + 1);
      const isFirst = waiting.length === 0;
      if (events.length === 0 || (isFirst && !isComing())) return;
      waiting.push(...events);
      if (isFirst) again();
    },
    /** Whether what is pressed now comes after what still waits. */
    isWaiting: () => waiting.length > 0,
    /** What comes after what still waits does so in its order: Enter opens what that leads to, a letter stands behind the others. */
    holdBack: (event: KeyboardEvent) => {
      event.preventDefault();
      waiting.push(new KeyboardEvent('keydown', chordOf(event)));
      clearTimeout(timer);
      again();
    },
    /** Whoever moves on, or presses something else, goes on from where they are. */
    turn: (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key.length > 1 && !modifiers.includes(event.key))) forget();
    },
    forget,
  };
}

function chordOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  return { key, code, ctrlKey, metaKey, shiftKey, altKey };
}

/** Opens what has the focus, where Enter was not pressed on something that it has opened at once. */
function open({ target }: KeyboardEvent) {
  if (target instanceof Element && target.matches(opened)) return;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches(opened)) focused.click();
}

/** @param at where, if not at the caret */
function type(field: HTMLInputElement, key: string, at?: number) {
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (at === undefined) field.setRangeText(key, start, end, 'end');
  else {
    field.setRangeText(key, at, at);
    // Who types on does so behind it.
    if (start >= at) field.setSelectionRange(start + 1, end + 1);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
}
