import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedWeight } from '../e2e/served-weight';

/** Bytes of script and style, as they are served, that the first load of /login may need. */
const LIMIT = 204_000;

/** What the page names by itself and what its route loads, with its words in one language. */
const ENTRIES = ['index.html', 'src/features/users/login.page.tsx', 'src/lib/words/en/sign-in.json'];
const BESIDE_THE_BUNDLE = 'colour-mode.js';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const inDist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

/** Every file that the entries reach by static imports, from the manifest of the last build. */
function filesOf(manifest: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const files = new Set([BESIDE_THE_BUNDLE]);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  ENTRIES.forEach(visit);
  return files;
}

describe('the first load of /login', () => {
  let scripts: readonly { readonly file: string; readonly content: Buffer }[] = [];

  beforeAll(() => {
    let manifest: Record<string, Chunk>;
    try {
      manifest = JSON.parse(readFileSync(inDist('.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    } catch (cause) {
      throw new Error('The client is not built. Run `npm run build` first.', { cause });
    }
    scripts = [...filesOf(manifest)].map((file) => ({ file, content: readFileSync(inDist(file)) }));
  });

  it(`needs less than ${LIMIT / 1000} kB of script and style`, () => {
    const total = scripts.reduce((sum, { file }) => sum + servedWeight(`/${file}`), 0);
    expect(total).toBeLessThan(LIMIT);
    // Far less would mean that the walk missed the bundle.
    expect(total).toBeGreaterThan(LIMIT / 4);
  });

  it('does without Apollo Client', () => {
    // A property that Apollo's core reads of itself, so no minifier renames it.
    const withApollo = scripts.filter(({ content }) => content.includes('queryManager'));
    expect(withApollo.map(({ file }) => file)).toEqual([]);
  });
});
