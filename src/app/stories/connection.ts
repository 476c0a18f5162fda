import { createBackend, memoryStore, sampleRecords } from '#backend';
import { type Connection, overBackend, type SampleState, Unreachable } from '#client';
import { assumedSubject, type Product } from '#specification';

export type SampleRecords = Awaited<ReturnType<typeof sampleRecords>>;

/** What an answer can be: records, none of them, none yet, or a failure. */
export type Answering = 'filled' | 'empty' | 'loading' | 'failed';

/** The day of all stories: samples are made from it. */
const today = new Date('2026-03-09T10:00:00Z');

const made = new WeakMap<Product, Promise<SampleRecords>>();

/** Samples of every entity of a product, made once for all stories: whoever changes records has copies of them. */
export function samplesOf(product: Product): Promise<SampleRecords> {
  const known = made.get(product) ?? sampleRecords(product, today);
  made.set(product, known);
  return known;
}

/**
 * Whoever answers in a story.
 * @param records what there is, where it is filled
 * @param sampleState what became of them; made anew they are untouched
 */
export function connectionIn(
  answering: Answering,
  product: Product,
  records = () => samplesOf(product),
  sampleState?: SampleState,
): Connection {
  const previewed = { isEmbedded: true, subject: async (role: string) => assumedSubject(role) };
  switch (answering) {
    case 'loading':
      return { ...previewed, send: () => new Promise(() => undefined) };
    case 'failed':
      return { ...previewed, send: () => Promise.reject(new Unreachable('')) };
    case 'empty':
    case 'filled': {
      const store = memoryStore();
      const backend = createBackend(product, { store, now: () => today });
      const fill = async () => store.fill(answering === 'empty' ? {} : await records());
      let ready: Promise<void> | undefined;
      let became = sampleState;
      const reset = async () => {
        became = 'untouched';
      };
      return overBackend(
        async (request) => {
          ready ??= fill();
          await ready;
          return backend(request);
        },
        { reset, ...(sampleState && { samples: async () => became }) },
      );
    }
  }
}
