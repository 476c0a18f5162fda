import { acceptedOf } from '../approval/accepted.ts';
import { keepAccepted } from '../approval/approve.ts';
import { stillSo } from '../approval/still-so.ts';
import type { Baselines } from '../baselines.ts';
import { withOtherHalves } from '../decisions/renamings.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { Change, ReportFolder, Results } from '../results.ts';
import { readRejections, writeRejections } from './decisions-file.ts';
import { type Rejections, rejectionOf } from './rejections.ts';
import { isAccepted, takeBack } from './take-back.ts';

/** How far the pictures of a report are decided. */
export interface Decided {
  /** By name. */
  accepted: string[];
  rejected: Rejections;
  /** Those that the report on disk still asks about; what was approved on the command line is none of them. */
  left?: string[];
}

/** Approving leaves out what was approved, and nothing else. */
function isOfOneRun(now: Results | undefined, { seconds, sources }: Results): boolean {
  return now?.seconds === seconds && now.sources === sources;
}

/** Where the pictures of one report are decided: the same in a review, in Storybook and on the command line. */
export class Desk {
  readonly results: Results;
  readonly #report: ReportFolder;
  readonly #baselines: Baselines;

  constructor(report: ReportFolder, baselines: Baselines) {
    const results = report.read();
    if (!results?.changes.length)
      throw new Stop('There is nothing to review: run `npm run visual` first.', exitCodes.usage);
    this.results = results;
    this.#report = report;
    this.#baselines = baselines;
  }

  decided(): Decided {
    const now = this.#ofThisRun();
    const manifest = this.#baselines.read();
    const rejected = readRejections(this.#report);
    const { changes } = this.results;
    return {
      left: now?.changes.map(pictureName),
      accepted: changes.filter((change) => isAccepted(change, manifest)).map(pictureName),
      rejected: Object.fromEntries(
        changes.flatMap((change) => {
          const rejection = rejectionOf(change, rejected);
          return rejection ? [[pictureName(change), rejection]] : [];
        }),
      ),
    };
  }

  /**
   * Makes baselines of just these; who accepts what was rejected has come to another mind.
   * @param seen by name, the hash of the picture that was looked at, where somebody knows
   */
  async accept(names: readonly string[], seen: Readonly<Record<string, unknown>> = {}): Promise<Decided> {
    const changes = await stillSo(this.results);
    const named = this.#named(names);
    const other = named.find((change) => (seen[pictureName(change)] ?? change.hash) !== change.hash);
    if (other) throw new Stop(`${pictureName(other)} is another picture by now: look at it again.`);
    const wanted = acceptedOf(changes, named.map(pictureName));
    await keepAccepted(wanted, { ...this.results, changes }, this.#report, this.#baselines);
    this.#forget(wanted);
    return this.decided();
  }

  /** Keeps that these are not to become baselines, and why. */
  reject(names: readonly string[], reason?: string): Decided {
    const unwanted = withOtherHalves(this.#named(names), this.results.changes);
    takeBack(unwanted, this.results, this.#report, this.#baselines);
    const told = reason?.trim() || undefined;
    writeRejections(this.#report, {
      ...readRejections(this.#report),
      ...Object.fromEntries(
        unwanted.map((change) => [
          pictureName(change),
          { hash: change.hash, spoken: change.spoken?.hash, reason: told },
        ]),
      ),
    });
    return this.decided();
  }

  /** As if nobody had decided. */
  undo(names: readonly string[]): Decided {
    const open = withOtherHalves(this.#named(names), this.results.changes);
    takeBack(open, this.results, this.#report, this.#baselines);
    this.#forget(open);
    return this.decided();
  }

  /** What the report says by now. Throws where it is another run's: nothing that is decided here is about that. */
  #ofThisRun(): Results | undefined {
    const now = this.#report.read();
    if (!isOfOneRun(now, this.results))
      throw new Stop('Another run was made meanwhile: begin the review again to see what it found.');
    return now;
  }

  #forget(changes: readonly Change[]) {
    const rejected = readRejections(this.#report);
    const left = Object.entries(rejected).filter(([name]) => !changes.some((change) => pictureName(change) === name));
    if (left.length < Object.keys(rejected).length) writeRejections(this.#report, Object.fromEntries(left));
  }

  #named(names: readonly string[]): Change[] {
    this.#ofThisRun();
    const known = new Map(this.results.changes.map((change) => [pictureName(change), change]));
    return names.map((name) => {
      const change = known.get(name);
      if (!change) throw new Stop(`${name} is not in this report.`);
      return change;
    });
  }
}
