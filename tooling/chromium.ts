import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** How to start the browser of all tests, as playwright's `launch` takes it. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

const packageFolder = join(import.meta.dirname, '..', 'node_modules', '@sparticuz', 'chromium');
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'ninefold');

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Fixed raster path and no background traffic: the same pixels, and silence on a closed network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--no-first-run',
];

/** Whether tests run in the Chromium that the lockfile pins: it runs nowhere else. */
export function isPinnedChromium(): boolean {
  return !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';
}

/**
 * The Chromium that the lockfile pins, unpacked once into a folder of its version; elsewhere than on Linux x64,
 * `CHROMIUM_PATH` or a browser found on the machine. Throws, with what to do, where there is none.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    // Playwright leaves the profile of a browser behind that was not there.
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, and nothing is there.`);
    return { executablePath: path, args: flags };
  }
  if (isPinnedChromium()) return pinned();
  const found = systemBrowsers.find((candidate) => existsSync(candidate));
  if (found) return { executablePath: found, args: flags };
  throw new Error('No Chromium on this machine: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/** The version of the pinned package; its major number is Chromium's. */
function pinnedChromiumVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}

/** Starts the browser and asserts that it is the pinned one where that is the one asked for. */
export async function launchChromium(): Promise<Browser> {
  const launch = await chromiumLaunch();
  const browser = await chromium.launch(launch);
  const major = pinnedChromiumVersion().split('.')[0];
  if (isPinnedChromium() && browser.version().split('.')[0] !== major) {
    await browser.close();
    throw new Error(`Chromium ${browser.version()} started, ${major} is pinned: delete ${cache} and try again.`);
  }
  return browser;
}

async function pinned(): Promise<ChromiumLaunch> {
  const folder = join(cache, `chromium-${pinnedChromiumVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const isMissingLibraries = execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  if (!isMissingLibraries) return { executablePath, args: flags };
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath,
    args: flags,
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraries },
  };
}

/** Unpacks beside the folder and renames: two runs at once cannot see half a browser. */
async function unpack(folder: string) {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const { inflate } = await import('@sparticuz/chromium');
    const bin = join(dirname(dirname(entry)), 'bin');
    await Promise.all(['chromium.br', 'al2023.tar.br'].map((archive) => inflate(join(bin, archive))));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}
