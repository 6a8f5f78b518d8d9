import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Which steps of `npm test` have passed, and on what. A second run of nothing changed does not run them again: what a step
 * reads is the checkout, the environment and the date, and each is in the key.
 */

/** What the terminal and npm set, which no step reads. Any other variable may be one that a test reads. */
const OF_THE_TERMINAL =
  /^(npm_.*|INIT_CWD|PWD|OLDPWD|SHLVL|_|TERM|TERM_.*|COLORTERM|COLUMNS|LINES|WINDOWID|SSH_.*|XDG_SESSION_.*|VSCODE_.*)$/;

/** Every file of the checkout, committed or not, that Git does not ignore; null where Git cannot say. */
const filesOf = (root) => {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return status === 0 ? [...new Set(stdout.split('\0').filter(Boolean))].sort() : null;
};

const contentOf = (path) => {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'gone';
  if (stat.isSymbolicLink()) return readlinkSync(path);
  return stat.isFile() ? readFileSync(path) : 'folder';
};

/** Stands for all that decides how a step ends; null where that cannot be known. `others`: what the caller knows besides. */
export const keyOf = (root, { env = process.env, day = new Date(), others = [] } = {}) => {
  const files = filesOf(root);
  if (files === null) return null;
  const hash = createHash('sha256');
  // Tests read the clock: what passed yesterday is tried again.
  const about = [process.version, process.platform, process.arch, day.toISOString().slice(0, 10), ...others];
  for (const [name, value] of Object.entries(env).sort())
    if (!OF_THE_TERMINAL.test(name)) about.push(`${name}=${value}`);
  hash.update(JSON.stringify(about));
  for (const file of files) {
    const content = contentOf(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** What is noted in that file: `of` gives a step's counts and when it passed, if it did on just this; `keep` notes them. */
export const passedIn = (file) => ({
  of: (step, key) => {
    const noted = read(file)[step];
    return key !== null && noted?.key === key ? noted : null;
  },
  keep: (step, key, counts) => {
    if (key === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({ ...read(file), [step]: { key, at: new Date().toISOString(), counts } }),
    );
  },
});
