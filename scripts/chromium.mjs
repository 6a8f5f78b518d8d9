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

/** Installs a browser where there is none, and says so. Gives its path; throws where that did not work. */
export const ensureChromium = () => {
  const found = findChromium();
  if (found !== null) return found;
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
  return installed;
};
