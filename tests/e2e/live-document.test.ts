import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '#tooling/run';
import { newPage } from './browser.ts';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;

/** A small product; what changes while it is looked at. */
function document({ label = 'Title', kind = 'list', entity = 'book' } = {}): string {
  return `# Library

## 2. Screens

${fence(`books: { path: /, kind: ${kind}, entity: ${entity}, columns: [title] }\nnewBook: { path: /new, kind: create, entity: book }`)}

## 3. Entities

${fence(`book: { fields: { title: { type: string, title: ${label}, required: true } } }`)}
`;
}

let folder: string;
let file: string;
let editor: string;
let stop: (() => void) | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  file = join(folder, 'LIBRARY.md');
  editor = join(folder, 'editor');
  writeFileSync(file, document());
});

afterEach(() => {
  stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a task as a person does; resolves to the address that it prints. */
function start(...args: string[]) {
  const env = { ...process.env, LAUNCH_EDITOR: editor };
  const child = spawn('node', ['tooling/bootstrap.mjs', 'start', ...args], { cwd: root, env });
  stop = () => child.kill('SIGTERM');
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += stripVTControlCharacters(String(chunk));
      const found = /Local:\s+(http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(said)));
  });
  return { child, address };
}

test('screens follow the document without a reload, what is typed stays, and what is noted lies beside it', async () => {
  const { address } = start(file);
  const page = await newPage({ at: `${await address}#/new` });
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('A Pale View of Hills');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  writeFileSync(file, document({ label: 'Name of the book' }));
  await page.getByRole('textbox', { name: 'Name of the book' }).waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the book' }).inputValue())
    .toBe('A Pale View of Hills');

  writeFileSync(file, document({ label: 'Name of the book', entity: 'bok' }));
  await page
    .getByText(/^LIBRARY\.md:\d+:\d+ screens\.books\.entity: no entity is called 'bok'; did you mean 'book'\?/)
    .waitFor();
  await page.getByText('What cannot be used is left out').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the book' }).inputValue())
    .toBe('A Pale View of Hills');

  const wrong = Array.from({ length: 7 }, (_, index) => `c${index}: { valeu: 1 }`).join('\n');
  writeFileSync(file, `${document({ label: 'Name of the book' })}\n## 9. Constants\n\n${fence(wrong)}`);
  await page.getByText('And 2 more.').click();
  await page.getByText(/^LIBRARY\.md:\d+:\d+ constants\.c6\.valeu/).waitFor();

  writeFileSync(file, document({ label: '[Book' }));
  await page.getByText('you see the last version that could be read').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the book' }).inputValue())
    .toBe('A Pale View of Hills');

  // Without its kind the screen is no form; what was typed waits for it.
  writeFileSync(file, document({ label: 'Name of the book' }).replace('kind: create', 'kind: creat'));
  await expect.poll(() => page.getByRole('textbox', { name: 'Name of the book' }).count()).toBe(0);
  writeFileSync(file, document({ label: 'Name of the book' }));
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the book' }).inputValue())
    .toBe('A Pale View of Hills');

  writeFileSync(file, document({ label: 'Book' }));
  await page.getByRole('textbox', { name: /^Book/ }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // What is noted at a gap lies beside the document.
  const opened = join(folder, 'opened');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${opened}'\n`, { mode: 0o755 });
  const notes = join(folder, 'LIBRARY.notes.json');
  await page.goto(`${await address}#/_specification/gaps`);
  const gap = page.getByRole('listitem').filter({ hasText: 'Which roles are there' }).first();
  await gap.getByText('Add a note').click();
  await gap.getByLabel('Asked whom').fill('Ada Novak');
  await gap.getByLabel('Note').fill('By Monday.');
  await gap.getByRole('button', { name: 'Save' }).click();
  await gap.getByText(/^Asked Ada Novak on/).waitFor();
  expect(JSON.parse(readFileSync(notes, 'utf8'))).toEqual({
    notes: {
      'access chapter.access': {
        question: expect.stringContaining('roles'),
        asked: 'Ada Novak',
        since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        note: 'By Monday.',
      },
    },
  });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy as CSV', exact: true }).click();
  await page.getByText('Copied to the clipboard.', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^weight,chapter.*Ada Novak,.*By Monday\./s,
  );

  // Somebody else writes, by hand or by git.
  writeFileSync(notes, readFileSync(notes, 'utf8').replace('By Monday.', 'By Friday.'));
  await gap.getByText('By Friday.').waitFor();
  writeFileSync(notes, '{ "notes": {\n');
  await page.getByText('LIBRARY.notes.json:2:1').waitFor();
  await gap.getByText('Add a note').click();
  await gap.getByLabel('Note').fill('It is not lost.');
  await gap.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/^It could not be saved/)
    .first()
    .waitFor();
  expect(readFileSync(notes, 'utf8')).toBe('{ "notes": {\n');
  await page.reload();
  await expect.poll(() => gap.getByLabel('Note').inputValue()).toBe('It is not lost.');

  await gap.getByText('How to state it').click();
  await gap.getByRole('button', { name: 'Open in editor' }).first().click();
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toMatch(/LIBRARY\.md/);
}, 300_000);

test('a document that is gone takes nothing of what is shown with it, and is there again when it is', async () => {
  const { address } = start(file);
  const page = await newPage({ at: `${await address}#/new` });
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('Nocturnes');
  const said = page.getByText('the document is not there any more');
  renameSync(file, `${file}.away`);
  await said.waitFor();
  await page.reload();
  await said.waitFor();
  await expect.poll(() => field.inputValue()).toBe('Nocturnes');
  renameSync(`${file}.away`, file);
  await said.waitFor({ state: 'hidden' });
  expect(await field.inputValue()).toBe('Nocturnes');
  // It is followed as before, also away and back once more.
  for (const label of ['Name', 'Heading']) {
    writeFileSync(file, document({ label }));
    await page.getByRole('textbox', { name: label }).waitFor();
  }
  renameSync(file, `${file}.away`);
  await said.waitFor();
  renameSync(`${file}.away`, file);
  await said.waitFor({ state: 'hidden' });
});

test('a question is answered in its place: tried as it is typed, written into the document, and taken back', async () => {
  const crlf = document().replace(/\n/g, '\r\n');
  writeFileSync(file, crlf);
  const { address } = start(file);
  const page = await newPage({ at: `${await address}#/_specification/gaps` });
  const gap = page.getByRole('listitem').filter({ hasText: 'By which field does a person recognise' });
  const lines = gap.getByRole('textbox');
  const write = gap.getByRole('button', { name: 'Write into LIBRARY.md', exact: true });
  await gap.getByText('How to state it').click();
  await expect.poll(() => lines.inputValue()).toContain('display: title');
  await gap.getByText('only an example').waitFor();
  const proposed = await lines.inputValue();

  // What is wrong is said before it is written, and is not written.
  await lines.fill(proposed.replace('display: title', 'display: titel'));
  await gap.getByText('cannot be used yet, and is not written').waitFor();
  await gap.getByText(/^\d+:\d+.*titel/).waitFor();
  await write.click();
  await expect.poll(() => lines.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(crlf);

  // What is typed outlasts a reload.
  await lines.fill(proposed.replace('display: title', 'display: title, key: title'));
  await gap.getByText('This answers the question.').waitFor();
  await page.reload();
  await expect.poll(() => lines.inputValue()).toContain('key: title');

  // Somebody else writes meanwhile, and the page is not told yet: theirs stays.
  await page.route('**/__document', (route) => {
    writeFileSync(file, `${crlf}\r\nA word more.\r\n`);
    return route.continue();
  });
  await write.click();
  await page.getByText('LIBRARY.md was changed meanwhile').first().waitFor();
  expect(readFileSync(file, 'utf8')).toBe(`${crlf}\r\nA word more.\r\n`);
  await page.unroute('**/__document');

  // What stands there by now is not written over: who began earlier chooses.
  const theirs = crlf.replace('required: true', 'required: false');
  writeFileSync(file, theirs);
  const isAtLines = () => lines.evaluate((element) => element === element.ownerDocument.activeElement);
  await lines.focus();
  await gap.getByText('The document says something else here since you began').waitFor();
  expect(await isAtLines()).toBe(true);
  await write.click();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Take the new proposal');
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.inputValue()).toContain('required: false');
  expect(await isAtLines()).toBe(true);
  writeFileSync(file, crlf);
  await expect.poll(() => lines.inputValue()).toBe(proposed);
  await lines.fill(proposed.replace('display: title', 'display: title, key: title'));
  await expect.poll(() => lines.inputValue()).toContain('key: title');

  const summaries = await page.getByText('How to state it').count();
  // Once: what was asked goes away as it is answered, and its button with it.
  await write.click();
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('key: title');
  const written = readFileSync(file, 'utf8');
  expect(written.replace(/, display: title, key: title/, '')).toBe(crlf);
  expect(written).not.toMatch(/[^\r]\n/);
  await gap.waitFor({ state: 'detached' });
  expect(await page.getByText('How to state it').count()).toBeLessThan(summaries);
  expect(await page.evaluate('document.activeElement.textContent')).toBe('How to state it');

  await page.getByRole('button', { name: 'Undo' }).click();
  await gap.waitFor();
  expect(readFileSync(file, 'utf8')).toBe(crlf);

  // What nobody asks for is stated as well.
  await page.goto(`${await address}#/_specification/entities`);
  await page.getByText('State another entity').click();
  const more = page.locator('details', { hasText: 'State another entity' });
  await more.getByRole('textbox').fill('reader: { fields: { name: string } }');
  await more.getByText('This adds to the chapter.').waitFor();
  await more.getByRole('button', { name: 'Write into LIBRARY.md' }).click();
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('} }\r\nreader: { fields: { name: string } }\r\n```');
  await page.getByRole('cell', { name: 'reader' }).or(page.getByText('reader').first()).first().waitFor();
}, 300_000);

test('a document with an error does not become a site: file, line and column are said', () => {
  writeFileSync(file, document({ kind: 'lst' }));
  const { status, stdout, stderr } = spawnSync('node', ['tooling/bootstrap.mjs', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NINEFOLD_DOCUMENT: file, NINEFOLD_OUT: join(folder, 'dist') },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(
    /LIBRARY\.md:6:19 screens\.books\.kind: expected one of .*'lst'; did you mean 'list'/,
  );
});

test('a port in use gives the next one, and Ctrl-C leaves nothing behind', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.once('error', () => resolve());
    taken.listen(5173, 'localhost', resolve);
  });
  const { child, address } = start();
  const url = await address;
  expect(Number(new URL(url).port)).toBeGreaterThan(5173);
  expect((await fetch(url)).status).toBe(200);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGINT');
  await ended;
  await expect(fetch(url)).rejects.toThrow();
  taken.close();
});
