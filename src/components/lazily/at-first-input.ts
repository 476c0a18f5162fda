type Load = () => Promise<unknown>;

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

let waiting: Load[] | undefined;
let isOver = false;
let loaded: Promise<unknown> = Promise.resolve();
const keys: KeyboardEvent[] = [];

/** Loads something as soon as a person first touches pointer or keyboard: after the page is there, and mostly before a press. */
export function atFirstInput(load: Load) {
  if (isOver) void start(load);
  else if (globalThis.document) expectInput().push(load);
}

/** Keeps the keys that are pressed from now on, until somebody asks for them. To be asked for by whoever listens to keys then. */
export function keepKeys() {
  globalThis.document?.addEventListener('keydown', keep, true);
}

/** The keys that were kept before what listens to them was there, once it all is. They are told once. */
export async function keysMeanwhile(): Promise<KeyboardEvent[]> {
  if (isOver) await loaded;
  globalThis.document?.removeEventListener('keydown', keep, true);
  return keys.splice(0);
}

function expectInput(): Load[] {
  if (waiting) return waiting;
  const begin = () => {
    isOver = true;
    for (const input of inputs) document.removeEventListener(input, begin, true);
    loaded = Promise.all(waiting?.map(start) ?? []);
  };
  for (const input of inputs) document.addEventListener(input, begin, true);
  waiting = [];
  return waiting;
}

function keep(event: KeyboardEvent) {
  keys.push(event);
}

/** What fails is loaded again when it is opened. */
async function start(load: Load) {
  await load().catch(() => undefined);
}
