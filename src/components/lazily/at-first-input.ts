type Load = () => Promise<unknown>;

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

let waiting: Load[] | undefined;
let isOver = false;

/** Loads something as soon as a person first touches pointer or keyboard: after the page is there, and mostly before a press. */
export function atFirstInput(load: Load) {
  if (isOver) start(load);
  else if (globalThis.document) expectInput().push(load);
}

function expectInput(): Load[] {
  if (waiting) return waiting;
  const begin = () => {
    isOver = true;
    for (const input of inputs) document.removeEventListener(input, begin, true);
    waiting?.forEach(start);
  };
  for (const input of inputs) document.addEventListener(input, begin, true);
  waiting = [];
  return waiting;
}

/** What fails is loaded again when it is opened. */
function start(load: Load) {
  load().catch(() => undefined);
}
