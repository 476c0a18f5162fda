import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Place } from '../comparison/places.ts';
import type { Environment } from '../environment.ts';
import { summaryLines } from '../outputs/summary.ts';
import { writeOutputs } from '../outputs/write-outputs.ts';
import type { Change, Results } from '../results.ts';
import { decisionsOf, extent, rankOf } from './decisions.ts';

const modes = ['light desktop', 'dark desktop', 'light phone', 'dark phone'];
const place = (severity: Place['severity'], cause: string, alsoCauses?: string[]): Place => ({
  x: 0,
  y: 0,
  width: 9,
  height: 9,
  pixels: 40,
  severity,
  cause,
  alsoCauses,
});
const change = (story: string, mode: string, more: Partial<Change> = {}): Change => ({
  story,
  title: `Components/${story.split('--')[0]}: ${story.split('--')[1]}`,
  mode,
  kind: 'changed',
  ...more,
});
const inAll = (story: string, more: (mode: string) => Partial<Change>) =>
  modes.map((mode) => change(story, mode, more(mode)));
const accent = (mode: string) => (mode.startsWith('light') ? '#1a73e8 → #1967d2' : '#8ab4f8 → #aecbfa');
const said = (changes: Change[]) => decisionsOf(changes).map((one) => [rankOf(one), one.says, one.changes.length]);

describe('one cause is one decision', () => {
  test('a colour, over stories, widths and themes', () => {
    const changes = ['button--one', 'link--one', 'tabs--one'].flatMap((story) =>
      inAll(story, (mode) => ({ boxes: [place('colour', accent(mode)), place('colour', `soft ${accent(mode)}`)] })),
    );
    expect(said(changes)).toEqual([['colour', '#1a73e8 → #1967d2, #8ab4f8 → #aecbfa', 12]]);
  });

  test('a picture that holds the colour beside others goes with it; another colour elsewhere does not', () => {
    const changes = [
      ...inAll('button--one', (mode) => ({ boxes: [place('colour', accent(mode))] })),
      ...inAll('gallery--one', (mode) => ({ boxes: [place('colour', '#d00000 → #c00000', [accent(mode)])] })),
      ...inAll('toast--one', () => ({ boxes: [place('colour', '#d00000 → #c00000')] })),
      ...inAll('banner--one', () => ({ boxes: [place('colour', '#d00000 → #c00000')] })),
    ];
    const counts = decisionsOf(changes).map((one) => new Set(one.changes.map(({ story }) => story)).size);
    expect(counts.sort()).toEqual([1, 3]);
  });

  test('a text, whatever it looks like in other modes', () => {
    const changes = inAll('badge--one', (mode) => ({ boxes: [place('text', `shape ${mode}`)] }));
    expect(said(changes)).toEqual([['shape', 'looks different in badge', 4]]);
  });

  test('a picture in which something worse happened is not accepted with the rest', () => {
    const changes = [
      ...inAll('button--one', (mode) => ({ boxes: [place('colour', accent(mode))] })),
      change('link--one', 'light phone', { boxes: [place('colour', accent('light')), place('text', 'shape a')] }),
      change('tabs--one', 'light phone', { boxes: [place('layout', 'moved 4 px down'), place('text', 'shape b')] }),
    ];
    expect(said(changes)).toEqual([
      ['layout', 'moved 4 px down in tabs', 1],
      ['shape', '2 causes: looks different in link; #1a73e8 → #1967d2', 1],
      ['colour', '#1a73e8 → #1967d2, #8ab4f8 → #aecbfa', 4],
    ]);
  });

  test('letters of another weight, also where they need another line, and push away what stands beside them', () => {
    const changes = [
      ...inAll('badge--one', (mode) => ({ boxes: [place('text', `shape ${mode}`, ['heavier letters', 'in Badge'])] })),
      ...inAll('badge--two', (mode) => ({
        boxes: [place('text', `shape 2 ${mode}`, ['heavier letters', 'in Badge'])],
      })),
      ...inAll('badge--long', () => ({ boxes: [place('layout', '20 px taller', ['heavier letters', 'in Badge'])] })),
      ...inAll('tabs--one', (mode) => ({
        boxes: [
          place('text', `shape 3 ${mode}`, ['heavier letters', 'in Tab']),
          place('layout', 'moved 2 px right', ['heavier letters', 'in Tab']),
        ],
      })),
    ];
    expect(said(changes)).toEqual([
      ['layout', 'heavier letters in Badge', 12],
      ['layout', 'heavier letters in Tab', 4],
    ]);
  });

  test('a hatch, whatever it lies behind, and a component that is drawn otherwise', () => {
    const hatch = 'pattern repeating-linear-gradient(-30deg, … 0px, … 1px)';
    const changes = [
      ...inAll('gap--one', (mode) => ({ boxes: [place('text', `shape ${mode}`, [hatch, 'in Gap'])] })),
      ...inAll('card--one', (mode) => ({ boxes: [place('text', `shape 2 ${mode}`, [hatch, 'in Card'])] })),
      ...inAll('node--one', (mode) => ({ boxes: [place('text', `shape 3 ${mode}`, [hatch])] })),
    ];
    expect(said(changes)).toEqual([['shape', 'another pattern', 12]]);
    const padding = [
      ...inAll('badge--one', () => ({ boxes: [place('layout', '6 px taller', ['in Badge'])] })),
      ...inAll('badge--two', () => ({ boxes: [place('layout', '6 px taller', ['in Badge'])] })),
      ...inAll('badge--many', () => ({ boxes: [place('layout', '18 px taller', ['in Badge'])] })),
    ];
    expect(said(padding)).toEqual([['layout', '6 px taller in Badge', 12]]);
  });

  test('colours of a story of which another mode shows the same, and the form of something besides', () => {
    const track = '#2e3744 → #79818b';
    const changes = [
      change('progress--one', 'dark desktop', { boxes: [place('colour', track), place('text', 'shape a')] }),
      change('progress--one', 'dark phone', { boxes: [place('colour', track)] }),
    ];
    expect(said(changes)).toEqual([['shape', '2 causes: looks different in progress; #2e3744 → #79818b', 2]]);
    const elsewhere = change('link--one', 'dark phone', { boxes: [place('colour', track)] });
    expect(said([...changes, elsewhere]).map(([rank, , count]) => [rank, count])).toEqual([
      ['shape', 1],
      ['colour', 2],
    ]);
  });

  test('three things in three components are three, each named', () => {
    const changes = [
      ...inAll('avatar--one', (mode) => ({ boxes: [place('text', `shape ${mode}`, ['in Avatar'])] })),
      ...inAll('avatar--two', (mode) => ({ boxes: [place('text', `shape 2 ${mode}`, ['in Avatar'])] })),
      ...inAll('gap--one', (mode) => ({ boxes: [place('text', `line ${accent(mode)}`, ['dotted line', 'in Gap'])] })),
      ...inAll('gap--two', (mode) => ({ boxes: [place('text', `line ${accent(mode)}`, ['dotted line', 'in Gap'])] })),
      change('breadcrumbs--one', 'light desktop', {
        spoken: { lines: ['- - navigation "Path":', '+ - navigation "Trail":'] },
      }),
    ];
    expect(said(changes).map(([, says]) => says)).toEqual([
      'navigation “Path” → “Trail”',
      'dotted line in Gap',
      'looks different in Avatar',
    ]);
  });

  test('what is announced no more is one, whatever it said', () => {
    const lost = (story: string, text: string) =>
      change(story, 'light desktop', { spoken: { lines: [`- ~ is announced (polite): ${text}`] } });
    const changes = ['Page 1', 'Page 2 of 5', 'Page 3'].map((text, at) => lost(`pages--${at}`, text));
    expect(said(changes)).toEqual([['text', 'no longer is announced (polite)', 3]]);
  });

  test('what some are heard otherwise besides is no part of what others are drawn with', () => {
    const corners = (): Place => ({ ...place('text', 'style corners 3 → 2 px', ['in Badge']), thing: 'Badge' });
    const own = ['badge--one', 'badge--two'].map((story) => change(story, 'light desktop', { boxes: [corners()] }));
    const both = change('screen--one', 'light desktop', {
      boxes: [corners()],
      spoken: { lines: ['- - navigation "Breadcrumbs"', '+ - navigation'] },
    });
    const says = said([...own, both]).map(([, words, count]) => [String(words).includes('Breadcrumbs'), count]);
    expect(says).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  test('what is described no more is one, whatever it was called and described as', () => {
    const lost = (story: string, name: string) =>
      change(story, 'light desktop', { spoken: { lines: [`- ~ textbox “${name}” is described: Of ${name}`] } });
    const changes = ['Note', 'Fault', 'Work'].map((name, at) => lost(`notes--${at}`, name));
    expect(said(changes)).toEqual([['text', 'textbox is no longer described', 3]]);
  });

  test('what is heard otherwise is said also where something worse happened, and what failed once in all its modes', () => {
    const changes = [
      ...inAll('accordion--one', (mode) => ({
        boxes: [place('layout', 'moved 1 px left')],
        spoken: mode === 'light desktop' ? { lines: ['- - heading [level=3]', '+ - heading [level=4]'] } : undefined,
      })),
      ...inAll('bad--one', (mode) => ({
        kind: 'failed',
        error: mode === 'light desktop' ? 'no such thing' : 'failed in light desktop: no such thing',
      })),
    ];
    expect(said(changes).map(([, says]) => says)).toEqual([
      'no such thing',
      'moved 1 px left in accordion, and read out is heading [level=3] → heading [level=4]',
    ]);
  });

  test('other words in two documents are two, though one component draws both', () => {
    const renamed = (story: string, lines: string[]) =>
      inAll(story, (mode) => ({
        boxes: [place('text', `shape ${story} ${mode}`, ['in Field'])],
        spoken: mode.startsWith('light') ? { lines } : undefined,
      }));
    const changes = [
      ...renamed('a--one', ['- - text: Customer', '+ - text: Client']),
      ...renamed('b--one', ['- - text: Room', '+ - text: Place']),
    ];
    expect(said(changes)).toEqual([
      ['text', '“Customer” → “Client”', 4],
      ['text', '“Room” → “Place”', 4],
    ]);
  });

  test.each(['is 122 px wider than its window', 'cuts off “Save”'])(
    'what %s is as serious as layout, and not accepted with what moved beside it',
    (finding) => {
      const moved = (lines: string[]) => () => ({ boxes: [place('layout', 'moved 4 px down')], spoken: { lines } });
      const changes = [
        ...inAll('badge--one', moved([])),
        ...inAll('badge--two', moved([`+ ! ${finding}`])),
        ...inAll('card--one', () => ({ boxes: [], spoken: { lines: [`+ ! ${finding}`] } })),
        ...inAll('card--two', () => ({ boxes: [], spoken: { lines: [`- ! ${finding}`] } })),
      ];
      expect(decisionsOf(changes).map(({ severity, changes: [first] }) => [severity, first?.story])).toEqual([
        ['layout', 'badge--two'],
        ['layout', 'card--one'],
        ['layout', 'card--two'],
        ['layout', 'badge--one'],
      ]);
    },
  );

  test('letters of another weight in two components are two', () => {
    const changes = ['Stat', 'Badge'].flatMap((name) =>
      ['one', 'two'].flatMap((story) =>
        inAll(`${name}--${story}`, (mode) => ({
          boxes: [place('text', `shape ${name} ${story} ${mode}`, ['lighter letters', `in ${name}`])],
        })),
      ),
    );
    expect(said(changes).map(([, says]) => says)).toEqual(['lighter letters in Badge', 'lighter letters in Stat']);
  });

  test('what an earlier run found is never decided together with what this one did', () => {
    const red = (story: string, more: Partial<Change> = {}) =>
      inAll(story, () => ({ boxes: [place('colour', '#d00000 → #c00000')], ...more }));
    const decisions = decisionsOf([...red('card--one', { isEarlier: true }), ...red('button--one')]);
    expect(decisions.map((one) => [one.id, extent(one)])).toEqual([
      ['button--one/light-desktop', '4 pictures of 1 story'],
      ['card--one/light-desktop', '4 pictures of 1 story, found earlier'],
    ]);
    expect(decisionsOf(red('card--one', { isEarlier: true, isStale: true })).map(extent)).toEqual([
      '4 pictures of 1 story, found earlier; the code has changed since',
    ]);
  });

  test('two texts in two stories are two', () => {
    const boxes = (cause: string) => ({ boxes: [place('text', cause)] });
    expect(said([...inAll('a--one', () => boxes('shape a')), ...inAll('b--one', () => boxes('shape b'))])).toHaveLength(
      2,
    );
  });

  test('a new story, one that is gone, one error over stories', () => {
    const changes = [
      ...inAll('new--one', (mode) => ({ kind: 'new', hash: `n${mode}` })),
      ...inAll('old--one', (mode) => ({ kind: 'removed', hash: `o${mode}` })),
      ...inAll('bad--one', () => ({ kind: 'failed', error: 'x is not a function\n  at y' })),
      ...inAll('bad--two', () => ({ kind: 'failed', error: 'x is not a function\n  at z' })),
    ];
    expect(said(changes)).toEqual([
      ['failed', 'x is not a function', 8],
      ['removed', 'removed story', 4],
      ['new', 'new story', 4],
    ]);
  });

  test('modes that are gone from a story are no story that is gone', () => {
    const gone = ['active', 'arabic'].map((mode) => change('old--one', mode, { kind: 'removed', hash: mode }));
    expect(said(gone)).toEqual([['removed', 'removed in some modes', 2]]);
  });

  test('a renamed story and a renamed component, known by their pictures', () => {
    const pair = (from: string, to: string) => [
      ...inAll(from, (mode) => ({ kind: 'removed', hash: `${from.split('--')[1]} ${mode}` })),
      ...inAll(to, (mode) => ({ kind: 'new', hash: `${from.split('--')[1]} ${mode}` })),
    ];
    expect(said(pair('chip--long', 'chip--longest'))).toEqual([
      ['renamed', 'Components/chip: long → Components/chip: longest', 8],
    ]);
    expect(said([...pair('chip--long', 'tag--long'), ...pair('chip--short', 'tag--short')])).toEqual([
      ['renamed', 'Components/chip → Components/tag', 16],
    ]);
    // What is another picture is no part of it.
    const broken = pair('chip--long', 'chip--longest').map((one) =>
      one.kind === 'new' && one.mode.startsWith('dark') ? { ...one, hash: 'broken' } : one,
    );
    expect(said(broken).map(([kind, , count]) => [kind, count])).toEqual([
      ['removed', 2],
      ['new', 2],
      ['renamed', 4],
    ]);
    // As many as there are, and not each of them twice.
    expect(decisionsOf(pair('chip--long', 'chip--longest')).map(extent)).toEqual(['4 pictures of 1 story']);
  });
});

describe('what is written of a run', () => {
  const changes = [
    change('link--one', 'light phone', { boxes: [place('text', 'shape a')] }),
    change('bad--one', 'light phone', { kind: 'failed', error: 'a < b | c\n  at y' }),
  ];
  const environment: Environment = { browser: '153', platform: 'linux x64', flags: '1', fonts: '2' };
  const results: Results = { environment, taken: 20, seconds: 2, changes };

  test('a person is told how many, how serious, what to look at', () => {
    expect(summaryLines(decisionsOf(changes))).toEqual([
      '  failed   bad--one/light-phone: a < b | c, in 1 picture of 1 story',
      '  shape    link--one/light-phone: looks different in link, in 1 picture of 1 story',
      '2 decisions: 1 failed, 1 shape.',
    ]);
  });

  test('JSON, JUnit and Markdown, also where nothing changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    writeOutputs(results, folder);
    expect(JSON.parse(read('summary.json')).decisions).toMatchObject([
      { rank: 'failed', pictures: [{ name: 'bad--one/light-phone' }] },
      { rank: 'shape', says: 'looks different in link' },
    ]);
    expect(read('junit.xml')).toContain('tests="3" failures="1" errors="1"');
    expect(read('junit.xml')).toContain('<error message="failed: a &lt; b | c">a &lt; b | c&#10;  at y</error>');
    expect(read('summary.md')).toContain(
      '| failed | a \\< b \\| c | 1 picture of 1 story | Components/bad: one | light phone |',
    );
    writeOutputs({ ...results, changes: [] }, folder);
    expect(read('summary.md')).toContain('nothing changed');
    expect(read('junit.xml')).toContain('tests="1" failures="0" errors="0"');
    expect(JSON.parse(read('summary.json')).decisions).toEqual([]);
  });

  test('what earlier runs found and nobody decided is told apart, and fails nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const left = { ...results, changes: changes.map((one): Change => ({ ...one, isEarlier: true })) };
    expect(writeOutputs(left, folder)).toEqual([]);
    expect(read('summary.md')).toMatch(
      /nothing changed[\s\S]*Still to be decided, of earlier runs: 2 decisions: 1 failed, 1 shape\n[\s\S]*\| Components\/link: one \| light phone \|/,
    );
    expect(read('junit.xml')).toContain('tests="1" failures="0" errors="0"');
    expect(JSON.parse(read('summary.json'))).toMatchObject({ decisions: [], undecided: [{}, {}] });
  });
});
