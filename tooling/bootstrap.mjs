/**
 * The one entry of every npm script. Runs on any Node from 20 on with nothing installed: installs what is missing,
 * then hands over to the Node that the lockfile pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [task, ...rest] = process.argv.slice(2);
/** Of some commands 1 says what they found. */
const cannotRun = 2;
const isWindows = process.platform === 'win32';

/** npm writes `node_modules/.package-lock.json` at the end of an install: older than the lockfile means out of date. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(pinnedNode())) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || found[path]?.version === version || (optional && !found[path]) || peer,
  );
}

function pinnedNode() {
  return join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
}

const turn = join(root, '.cache', 'installing');

/** Of two commands at once the second waits: each install begins with removing what the other has installed. */
function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true });
  for (let waits = false; ; waits = true) {
    try {
      return writeFileSync(turn, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld()) rmSync(turn, { force: true });
    else if (!waits)
      console.log(
        'Ninefold: another command installs what is missing; this one goes on after it (if none does, remove .cache/installing) …',
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

/** Whether who took the turn still runs: who was cut off has left it behind. */
function isHeld() {
  try {
    const holder = Number(readFileSync(turn, 'utf8'));
    // Whoever has just begun to write it has not said who it is.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns what went wrong. */
function install() {
  console.log('Ninefold: installing what is missing (once; about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) return '`npm ci` failed. What went wrong stands above; mend it and run the same command again.';
  if (!existsSync(pinnedNode()) || statSync(pinnedNode()).size === 0)
    return 'the pinned Node was not installed, because npm ran without install scripts. Allow them (`npm config set ignore-scripts false`) and run the same command again.';
  return undefined;
}

if (!isInstalled()) {
  takeTurn();
  const wrong = isInstalled() ? undefined : install();
  rmSync(turn, { force: true });
  if (wrong) {
    console.error(`Ninefold: ${wrong}`);
    process.exit(cannotRun);
  }
}

const child = spawn(pinnedNode(), [join(root, 'tooling', 'tasks', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(isWindows ? ';' : ':'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(`Ninefold: the pinned Node cannot be run: ${message}`);
  process.exit(cannotRun);
});
// As a shell says it: who was cut off found nothing.
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
