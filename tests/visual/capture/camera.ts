import type { Browser, Page } from 'playwright-core';
import type { Captured, Mode } from '../picture.ts';
import type { KnownLetters } from './fallen-back.ts';
import { toldOf } from './media.ts';
import { mediaOf, modesOf } from './modes.ts';
import type { Chromatic } from './page/chromatic.ts';
import type { Shown } from './page/driver.ts';
import type { Area, Measured } from './page/measuring.ts';
import type { LateProblem, Problem } from './page/problem.ts';
import { asOne, keyOf, lost, type Plan, shotOf, sizeOf, speakersOf, themeOf, worst } from './plan.ts';
import { type Patience, PreviewPage } from './preview-page.ts';
import { force } from './pseudo-state.ts';
import { toldIn, withFindings } from './speaking.ts';
import type { StoryEntry } from './stories.ts';
import { inColumns, takePicture } from './take-picture.ts';
import { Unanswered, within } from './within.ts';
import { wrongIn } from './wrong-parameters.ts';

/** Around what a story draws, in CSS pixels: focus rings and shadows reach beyond it. */
const margin = 16;

/** Shoots stories in one page, one after the other; a page in which a story failed is not used for the next. */
export class Camera {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #patience: Patience;
  readonly #isDoubtful: (captured: Captured) => boolean;
  readonly #onLate: ((problem: LateProblem) => void) | undefined;
  #preview: PreviewPage | undefined;
  #globals: Record<string, unknown> = {};
  #size = { width: 1280, height: 800 };
  #shown: string[] = [];
  #told = '';
  readonly #letters: KnownLetters = new Map();

  /**
   * @param isDoubtful of which pictures it has to be told what draws what
   * @param onLate told what went wrong after the pictures of its story were taken; where nobody asks, it is not waited for
   */
  constructor(
    browser: Browser,
    url: string,
    patience: Patience,
    isDoubtful: (captured: Captured) => boolean = () => true,
    onLate?: (problem: LateProblem) => void,
  ) {
    this.#browser = browser;
    this.#url = url;
    this.#patience = patience;
    this.#isDoubtful = isDoubtful;
    this.#onLate = onLate;
  }

  /**
   * @param usual in what a story is shot that says nothing of its own
   * @param isAsked which of a story's modes are to be shot
   */
  async shoot(
    stories: readonly StoryEntry[],
    usual: readonly Mode[],
    isAsked: (mode: Mode) => boolean = () => true,
  ): Promise<Captured[]> {
    const plans: Plan[] = [];
    for (const story of stories) plans.push(await this.#plan(story, usual, isAsked));
    const sizes = new Map(plans.flatMap(({ modes }) => modes).map((mode) => [sizeOf(mode), mode]));
    const ordered = [...sizes].sort(([a], [b]) => Number(b === sizeOf(this.#size)) - Number(a === sizeOf(this.#size)));
    for (const [size, { width, height }] of ordered) {
      for (const plan of plans) {
        const modes = plan.modes.filter((mode) => sizeOf(mode) === size);
        if (modes.length > 0 && !plan.isOver) await this.#shootAt({ width, height }, plan, modes);
      }
    }
    return plans.flatMap(asOne);
  }

  /** Loads the page anew, with nothing in it of what was shown: half as dear as another page. */
  async renew() {
    try {
      await this.#preview?.renew();
    } catch {
      await this.close();
    }
    this.#forget();
  }

  async close() {
    const preview = this.#preview;
    this.#preview = undefined;
    const late = this.#onLate && preview?.page.evaluate(() => window.ninefoldVisual.late());
    if (late) for (const problem of await within(late, 5000).catch(() => [])) this.#onLate?.(problem);
    await preview?.close().catch(() => undefined);
  }

  async #plan(story: StoryEntry, usual: readonly Mode[], isAsked: (mode: Mode) => boolean): Promise<Plan> {
    const { chromatic: said, problem: missed } = await this.#load(story);
    const wrong = wrongIn(said);
    const chromatic = wrong === undefined ? said : {};
    const problem = missed ?? (wrong === undefined ? undefined : { message: wrong });
    const all = chromatic.disableSnapshot ? [] : modesOf(chromatic, usual);
    const modes = all.filter(isAsked);
    const parts = { speakers: speakersOf(all), told: new Map(), shots: [], isOver: modes.length === 0 };
    const plan: Plan = { story, chromatic, modes, ...parts };
    if (problem) this.#giveUp(plan, modes, problem);
    return plan;
  }

  /** What a story says of its pictures; of a page that is lost, or does not answer, that. */
  async #load({ id }: StoryEntry): Promise<{ chromatic: Chromatic; problem?: Problem }> {
    try {
      const { page } = await this.#open();
      return await this.#answer(page.evaluate((story) => window.ninefoldVisual.load(story), id));
    } catch (error) {
      await this.close();
      return { chromatic: {}, problem: lost(error) };
    }
  }

  /** A page in an endless loop answers nothing, nor does one of a machine that stood still: of these, only the first does so again. */
  #answer<Value>(asked: Promise<Value>): Promise<Value> {
    return within(asked, 2 * this.#patience.story + 10_000);
  }

  async #shootAt(size: { width: number; height: number }, plan: Plan, modes: Mode[]) {
    const ordered = this.#inOrder(modes);
    const { id } = plan.story;
    try {
      const preview = await this.#open();
      preview.story = this.#shown.at(-1);
      if (sizeOf(size) !== sizeOf(this.#size)) await preview.page.setViewportSize(size);
      this.#size = size;
      for (const mode of ordered) {
        if (!plan.isOver) await this.#shootIn(preview, plan, mode, mode === ordered[0]);
      }
      // What is read out of it after its last picture takes its time. Of a page that is stuck nothing can be asked.
      const after = plan.isOver
        ? []
        : await this.#answer(preview.page.evaluate(() => window.ninefoldVisual.problems()));
      this.#takeAbsent(preview, plan.story, after);
      for (const problem of after) this.#onLate?.({ ...problem, story: id });
      this.#shown.push(id);
    } catch (error) {
      if (error instanceof Unanswered && !plan.isShownAgain) return this.#shootAgainAt(size, plan, modes);
      this.#giveUp(plan, modes, lost(error, this.#preview?.isLeft));
    }
    if (plan.shots.some(({ failure }) => failure)) await this.close();
  }

  async #shootAgainAt(size: { width: number; height: number }, plan: Plan, modes: Mode[]) {
    plan.isShownAgain = true;
    plan.shots = plan.shots.filter(({ mode }) => !modes.some(({ name }) => name === mode));
    await this.close();
    await this.#shootAt(size, plan, modes);
  }

  async #shootIn(preview: PreviewPage, plan: Plan, mode: Mode, isAnew: boolean) {
    const { page } = preview;
    const { story, chromatic } = plan;
    // It plays as it stands, whatever it is looked at in: what it looks for has its usual name and colour.
    preview.story = story.id;
    const played = isAnew
      ? await this.#show(page, story, { media: mediaOf(chromatic), globals: themeOf(mode) }, true)
      : undefined;
    const shown = await this.#show(page, story, mode, false);
    const problems = [...(played?.problems ?? []), ...shown.problems];
    const isStuck = played?.isStuck || shown.isStuck;
    this.#globals = mode.globals;
    if (chromatic.delay) await page.waitForTimeout(chromatic.delay);
    const isAtEnd = chromatic.pauseAnimationAtEnd !== false;
    const rest = () => this.#answer(page.evaluate((atEnd) => window.ninefoldVisual.rest(atEnd), isAtEnd));
    await rest();
    if (preview.isWaiting) {
      await preview.allIsHere(this.#patience.rest);
      await rest();
    }
    const release = mode.state && (await force(preview.session, mode.state));
    // Where there is nothing to use, there is nothing to see.
    if (mode.state && !release && problems.length === 0) return;
    if (release) await rest();
    const { ignoreSelectors = [] } = chromatic;
    const isSpeaking = plan.speakers.get(mode.name) === mode.name;
    // What a pointer does takes nothing from anybody's ears.
    const isEcho = !isSpeaking && mode.state === undefined;
    const measure = () =>
      this.#answer(
        page.evaluate(([selectors, speaking]) => window.ninefoldMeasuring.measure(selectors, speaking), [
          ignoreSelectors,
          isSpeaking,
        ] as const),
      );
    let measured = await measure();
    let png = await this.#picture(preview, measured, chromatic);
    // What is only loaded where it is seen comes while the picture is taken, and may make room for itself.
    for (let looks = 0; looks < 3 && measured.bottom + margin > this.#size.height && (await rest()); looks++) {
      await preview.allIsHere(this.#patience.rest);
      await rest();
      measured = await measure();
      png = await this.#picture(preview, measured, chromatic);
    }
    problems.push(...(await this.#answer(page.evaluate(() => window.ninefoldVisual.problems()))));
    if (preview.isLeft) throw new Error();
    const told = (isSpeaking || isEcho) && problems.length === 0 ? await toldIn(preview, ignoreSelectors) : undefined;
    if (isSpeaking && told !== undefined) plan.told.set(mode.name, told);
    this.#takeAbsent(preview, plan.story, problems);
    const captured: Captured = {
      ...shotOf(plan, mode),
      png,
      failure: worst(problems),
      ignored: measured.ignored.length > 0 ? this.#inColumns(measured.ignored) : undefined,
      threshold: chromatic.diffThreshold,
      unseen: measured.unseen,
      spoken: isSpeaking && told !== undefined ? await withFindings(told, preview, measured, this.#letters) : told,
      ...(isEcho && told !== undefined && { isEcho }),
      after: [...this.#shown],
    };
    const looks = await page.evaluate(() => window.ninefoldLooks());
    captured.looks = looks.map(({ says, areas }) => ({ says, areas: this.#inColumns(areas) }));
    if (this.#isDoubtful(captured)) {
      captured.pieces = this.#inColumns(await page.evaluate(() => window.ninefoldPieces()));
      captured.flat = await this.#flatPicture(preview, measured, chromatic);
    }
    await release?.();
    plan.shots.push(captured);
    if (isStuck) this.#giveUp(plan, plan.modes, worst(problems) ?? { message: 'it never came to its end' });
  }

  /** What was asked for in vain, by whichever story asked. */
  #takeAbsent(preview: PreviewPage, { id }: StoryEntry, problems: Problem[]) {
    for (const { address, story } of preview.takeAbsent()) {
      const problem = { message: `it asks for ${address}, which is not in the static Storybook` };
      if (story === id || story === undefined) problems.push(problem);
      else this.#onLate?.({ ...problem, story });
    }
  }

  #inColumns<Of extends Area>(areas: readonly Of[]): Of[] {
    return areas.flatMap((area) => inColumns(area, this.#size.width));
  }

  async #flatPicture(preview: PreviewPage, measured: Measured, chromatic: Chromatic): Promise<Buffer | undefined> {
    if (!(await preview.page.evaluate(() => window.ninefoldLayers.takeAway()))) return undefined;
    const png = await this.#picture(preview, measured, chromatic);
    await preview.page.evaluate(() => window.ninefoldLayers.putBack());
    return png;
  }

  #picture(preview: PreviewPage, { bottom }: Measured, { cropToViewport }: Chromatic): Promise<Buffer> {
    const { height } = this.#size;
    const whole = Math.max(bottom + margin, 48);
    const wanted = cropToViewport ? Math.min(whole, height) : whole;
    const isWindow = wanted > height - margin && wanted <= height + margin;
    return this.#answer(takePicture(preview.session, this.#size, isWindow ? height : wanted));
  }

  /** Nothing more of this story: what was not seen of it failed as well. */
  #giveUp(plan: Plan, modes: readonly Mode[], failure: Problem) {
    plan.isOver = true;
    const missing = modes.filter(({ name }) => !plan.shots.some(({ mode }) => mode === name));
    for (const mode of missing) plan.shots.push({ ...shotOf(plan, mode), failure, after: [...this.#shown] });
  }

  async #show(page: Page, { id }: StoryEntry, as: Pick<Mode, 'media' | 'globals'>, isAnew: boolean): Promise<Shown> {
    await this.#tell(page, as);
    const show = page.evaluate(([story, globals, anew]) => window.ninefoldVisual.show(story, globals, anew), [
      id,
      as.globals,
      isAnew,
    ] as const);
    return this.#answer(show);
  }

  async #tell(page: Page, { media, globals }: Pick<Mode, 'media' | 'globals'>) {
    const options = toldOf(media, globals.theme);
    const told = JSON.stringify(options);
    if (told === this.#told) return;
    await page.emulateMedia(options);
    this.#told = told;
  }

  /** Modes that differ only in what the browser is told one after the other, those that are set already first. */
  #inOrder(modes: readonly Mode[]): Mode[] {
    const groups = [...Map.groupBy(modes, ({ globals }) => keyOf(globals))];
    const isSet = ([key]: (typeof groups)[number]) => key === keyOf(this.#globals);
    return groups.sort((a, b) => Number(isSet(b)) - Number(isSet(a))).flatMap(([, group]) => group);
  }

  async #open(): Promise<PreviewPage> {
    if (this.#preview) return this.#preview;
    this.#preview = await PreviewPage.open(this.#browser, this.#url, this.#patience);
    this.#size = { width: 1280, height: 800 };
    this.#forget();
    return this.#preview;
  }

  #forget() {
    this.#globals = {};
    this.#shown = [];
    this.#told = '';
  }
}
