import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;

/** What the content security policy allows of the scripts that are written into a page: each by its hash, nothing else. */
export const hashesOfScripts = (page: string): readonly string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
