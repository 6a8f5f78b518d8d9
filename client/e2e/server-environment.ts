/** What every server of the journeys is started with, whatever this shell has set. */
export const serverEnvironment = (own: Readonly<Record<string, string>>): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  LOG_LEVEL: 'warn',
  // Three browsers share this machine with it: no request is ended because they are slow.
  DATABASE_REQUEST_TIMEOUT_MS: '20000',
  ...own,
});
