import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // Without windows and what belongs to them it does the same work in two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that the journeys run in: the system's, else the one that Playwright brought, else null. */
export const findChromium = () => {
  const system = PLACES.find((path) => path && existsSync(path));
  if (system !== undefined) return system;
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
};

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Playwright's own browser comes without the system's libraries, which only an administrator can install: it is started once,
 * as the journeys will, so that this is said here and not by each of them. Gives the path.
 */
const requireStart = (path) => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const started = spawnSync(path, [...flags, '--dump-dom', 'about:blank'], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (started.status === 0 && started.stdout.includes('<html')) return path;
  const why = started.error?.message ?? started.stderr.trim().split('\n').at(-1) ?? '';
  throw new Error(
    [
      `The Chromium at ${path} does not start: ${why}`,
      'An administrator installs one with what it needs: apt-get install chromium-headless-shell (Debian),',
      'or only what this one lacks: npx playwright install-deps chromium.',
    ].join('\n'),
  );
};

/** Installs a browser where there is none, and says so. Gives its path; throws where that did not work. */
export const ensureChromium = () => {
  const found = findChromium();
  if (found !== null) return requireStart(found);
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isRoot && hasApt) {
    console.log('There is no Chromium here. Installing the distribution’s package …');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', ['update', '-q']);
    // The second where the distribution has not got the first.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])) break;
  }
  if (findChromium() === null) {
    console.log('There is no Chromium here. Installing Playwright’s own …');
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  }
  const installed = findChromium();
  if (installed === null)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return requireStart(installed);
};
