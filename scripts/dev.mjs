import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install, npm, ROOT, TSC } from './prepare.mjs';

/**
 * Both sides with hot reload: the compiler watches schema and server (vite's and esbuild's own loaders do not agree with
 * every decorator), node restarts the server on what it writes, vite serves the client and hands the rest on.
 */
install();
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const PORT = process.env.PORT ?? '4000';
const SERVER = `http://127.0.0.1:${PORT}`;
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

/** The first free port from this one: both sides need to know where vite will be. */
const freePort = (from) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(from + 1)));
    probe.listen(from, 'localhost', () => probe.close(() => resolve(from)));
  });

const isReady = () =>
  fetch(`${SERVER}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

// Once in full, so that there is something to run; then only what changes.
const [command, args] = npm('run', '--silent', 'build:server');
spawn(command, args, { cwd: ROOT, stdio: 'inherit' }).once('exit', async (code) => {
  if (isEnding) return;
  if (code !== 0 && !existsSync(MAIN)) {
    process.exitCode = 1;
    return;
  }
  start(process.execPath, [TSC, '-b', 'server/tsconfig.build.json', '--watch', '--preserveWatchOutput']);
  const dist = (part) => join(ROOT, part, 'dist');
  // As two words each: of two in the form with '=' node hands the second on to what it starts, which then watches as well.
  const watched = ['server', 'schema'].flatMap((part) => ['--watch-path', dist(part)]);
  const clientPort = String(await freePort(5173));
  const address = `http://localhost:${clientPort}`;
  // What the server says at each start, and writes into mails, is the address at which changes show.
  start(process.execPath, [...watched, MAIN], { PUBLIC_URL: process.env.PUBLIC_URL || address });
  start(bin('vite'), ['client', '--port', clientPort, '--strictPort'], { SIDELINE_SERVER: SERVER });
  while (!isEnding && !(await isReady())) await pause(250);
  if (isEnding) return;
  console.log(`\nOpen ${address}: it shows what you edit.`);
  console.log(`${SERVER} serves the same data with the client as it was last built.\n`);
});
