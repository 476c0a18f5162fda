/** What the pins give to the scripts after them. */
interface Pins {
  /** Begins chance anew, so that what a story draws does not rest on the stories before it. */
  begin: (story: string) => void;
  /** The story is done: what counts frames for ever is held from now on. */
  finish: () => void;
  /** Resolves with the next frame of the browser. */
  frame: () => Promise<void>;
  /** Resolves once the page has nothing to do. */
  idle: () => Promise<void>;
  /** Whether frames were asked for, or anything was put off by a moment, that are still to come. */
  isMoving: () => boolean;
  /** Milliseconds that truly passed. */
  clock: () => number;
  /** The story that had put off what is being done, where another one is shown by now. */
  late: () => string | undefined;
  /** Resolves once all is done that was put off by less than a second. */
  quiet: () => Promise<void>;
  /** Puts off what is none of the story's. */
  putOff: (callback: () => void, delay: number) => number;
}

declare global {
  interface Window {
    ninefoldPins: Pins;
  }
}

/**
 * Runs in every page before anything else: pins clock, chance and the number of frames.
 * It must stand alone, because its text is what is sent to the page.
 */
export function pins(now: number) {
  const RealDate = Date;
  class PinnedDate extends RealDate {
    constructor(...values: unknown[]) {
      // @ts-expect-error a Date takes none, one or many
      super(...(values.length === 0 ? [now] : values));
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = PinnedDate as DateConstructor;

  const mulberry = (start: number) => {
    let seed = start;
    return () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  };
  let chance = mulberry(1);
  let keys = mulberry(1);
  Math.random = () => chance();
  const fill = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let index = 0; index < bytes.length; index++) bytes[index] = keys() * 256;
    }
    return array;
  };
  crypto.getRandomValues = fill;
  crypto.randomUUID = () => {
    const bytes = fill(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };

  const clock = performance.now.bind(performance);
  const realFrame = requestAnimationFrame.bind(window);
  const cancelFrame = cancelAnimationFrame.bind(window);
  /** A frame asked for within a frame is one later; a chain of them has this many, of a tenth of a second each. */
  const frames = 30;
  const begun = 1000;
  let frameNow = 0;
  let isPlaying = true;
  let showing = 0;
  let shown = '';
  let lastId = 0;
  const waiting = new Map<number, number>();
  performance.now = () => begun + frameNow * 100;
  const run = (callback: FrameRequestCallback, at: number) => {
    const before = frameNow;
    frameNow = at;
    try {
      callback(performance.now());
    } finally {
      frameNow = before;
    }
  };
  window.requestAnimationFrame = (callback) => {
    const id = ++lastId;
    const at = frameNow + 1;
    const asked = showing;
    if (at <= frames) {
      const real = realFrame(() => {
        waiting.delete(id);
        run(callback, at);
      });
      waiting.set(id, real);
    } else {
      // A play function may wait by frames for what takes long: they come slowly until it is done.
      const slowly = () => {
        if (isPlaying && asked === showing) run(callback, at);
      };
      setTimeout(slowly, 100);
    }
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const real = waiting.get(id);
    if (real !== undefined) cancelFrame(real);
    waiting.delete(id);
  };

  /** What is put off by no more milliseconds belongs to what is shown: an announcement waits until its region is heard. */
  const moment = 150;
  const realTimeout: (callback: () => void, delay: number) => number = setTimeout.bind(window);
  const cancelTimeout = clearTimeout.bind(window);
  const due = new Set<number>();
  /** What is put off by so much is over, or begins, long after a story is done: on a busy machine while its picture is taken. */
  const long = 1000;
  /** What puts itself off again and again is waited for once. */
  let isDueAgain = false;
  const soon = new Set<number>();
  let late: string | undefined;
  let forgets = 0;
  const putOff = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const asked = showing;
    const story = shown;
    const act = () => {
      due.delete(id);
      soon.delete(id);
      const isLate = delay >= long && !(isPlaying && asked === showing);
      if (typeof handler !== 'function' || isLate) return;
      isDueAgain = true;
      late = asked === showing ? undefined : story;
      try {
        handler(...values);
      } finally {
        isDueAgain = false;
        // What it rejects is told a moment after.
        if (late) {
          cancelTimeout(forgets);
          forgets = realTimeout(() => (late = undefined), 10);
        }
      }
    };
    const id = realTimeout(act, delay);
    if (delay <= moment && !isDueAgain) due.add(id);
    if (delay < long && !isDueAgain) soon.add(id);
    return id;
  };
  const callOff = (id?: number) => {
    if (id !== undefined) {
      due.delete(id);
      soon.delete(id);
    }
    cancelTimeout(id);
  };
  const realInterval: (callback: () => void, delay: number) => number = setInterval.bind(window);
  const realIdle = requestIdleCallback.bind(window);
  const repeat = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const asked = showing;
    return realInterval(() => {
      const isLate = delay >= long && !(isPlaying && asked === showing);
      if (typeof handler === 'function' && !isLate) handler(...values);
    }, delay);
  };
  // What is loaded ahead, once a page has nothing to do, is for the pages after it: in a picture it is only in the way.
  const whenIdle = (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
    const asked = showing;
    return realIdle((deadline) => {
      if (isPlaying && asked === showing) callback(deadline);
    }, options);
  };
  Object.assign(window, {
    setTimeout: putOff,
    clearTimeout: callOff,
    setInterval: repeat,
    requestIdleCallback: whenIdle,
  });

  // A picture reaches beyond the window; what comes into view only while it is taken may come too late for it.
  class EverythingInView extends IntersectionObserver {
    readonly #tell: IntersectionObserverCallback;
    readonly #untold = new Set<Element>();
    /** Who says how much must be seen asks whether something moves, as what is laid out beside something does. */
    readonly #asksForMoves: boolean;
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      this.#tell = tell;
      this.#asksForMoves = options?.threshold !== undefined;
    }
    override observe(target: Element) {
      if (this.#asksForMoves) return super.observe(target);
      const box = target.getBoundingClientRect();
      const seen = { isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box };
      const entry = { ...seen, target, rootBounds: null, time: performance.now() };
      this.#untold.add(target);
      queueMicrotask(() => {
        if (this.#untold.delete(target)) this.#tell([entry as IntersectionObserverEntry], this);
      });
    }
    override unobserve(target: Element) {
      super.unobserve(target);
      this.#untold.delete(target);
    }
    override disconnect() {
      super.disconnect();
      this.#untold.clear();
    }
  }
  globalThis.IntersectionObserver = EverythingInView;

  window.ninefoldPins = {
    begin: (story) => {
      let seed = innerWidth;
      for (const letter of story) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
      chance = mulberry(1);
      keys = mulberry(seed);
      isPlaying = true;
      showing++;
      shown = story;
      due.clear();
    },
    finish: () => {
      isPlaying = false;
    },
    frame: () => new Promise((done) => realFrame(() => done())),
    // A browser calls itself idle late, if ever, where a page has much in it; a page that never rests is waited for a second.
    idle: () =>
      new Promise((done) => {
        void scheduler.postTask(() => done(), { priority: 'background' });
        realTimeout(() => done(), 1000);
      }),
    late: () => late,
    quiet: async () => {
      const until = clock() + long;
      while (soon.size > 0 && clock() < until) await new Promise<void>((done) => realTimeout(done, 20));
    },
    isMoving: () => waiting.size > 0 || due.size > 0,
    clock,
    putOff: realTimeout,
  };
}
