import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, npm, ROOT, TSC } from './prepare.mjs';

/**
 * Both sides with hot reload: the compiler watches schema and server (vite's and esbuild's own loaders do not agree with
 * every decorator), node restarts the server on what it writes, vite serves the client and hands the rest on.
 */
install();
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const PORT = process.env.PORT ?? '4000';
const MAIN = join(ROOT, 'server', 'dist', 'server', 'src', 'main.js');

const children = new Set();
let isEnding = false;
// The compiler's script hands on to a program of its own, which hears no signal that the script gets: each has its group.
const hasGroups = process.platform !== 'win32';
const start = (command, args, env = {}) => {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT, ...env },
    detached: hasGroups,
  });
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    end();
  });
  return child;
};
const end = () => {
  if (isEnding) return;
  isEnding = true;
  for (const child of children)
    if (hasGroups) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
};
process.once('SIGINT', end);
process.once('SIGTERM', end);

// Once in full, so that there is something to run; then only what changes.
const [command, args] = npm('run', '--silent', 'build:server');
spawn(command, args, { cwd: ROOT, stdio: 'inherit' }).once('exit', (code) => {
  if (isEnding) return;
  if (code !== 0 && !existsSync(MAIN)) {
    process.exitCode = 1;
    return;
  }
  start(process.execPath, [TSC, '-b', 'server', '--watch', '--preserveWatchOutput']);
  const dist = (part) => join(ROOT, part, 'dist');
  // As two words each: of two in the form with '=' node hands the second on to what it starts, which then watches as well.
  const watched = ['server', 'schema'].flatMap((part) => ['--watch-path', dist(part)]);
  start(process.execPath, [...watched, MAIN]);
  start(bin('vite'), ['client'], { SIDELINE_SERVER: `http://127.0.0.1:${PORT}` });
});
