import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedWeight } from '../e2e/served-weight';

/** Bytes of script, style and font, as they are served, that the first load of /login may need. */
const LIMIT = 120_000;

/** What the page names by itself: the sign-in page and its words in English are in it (src/main.tsx). */
const ENTRY = 'index.html';
const IN_IT = [
  'src/features/users/login.page.tsx',
  'src/lib/words/en/sign-in.json',
  'src/lib/words/worded.tsx',
];

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

const inDist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

const isFontOfEnglish = (file: string): boolean => file.includes('/inter-plain-');
const readJson = (path: string): unknown => JSON.parse(readFileSync(inDist(path), 'utf8'));

/** Every file that the page reaches by static imports, from the manifest of the last build, and the font of English. */
function filesOf(manifest: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []).filter(isFontOfEnglish)])
      files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(ENTRY);
  return files;
}

describe('the first load of /login', () => {
  let scripts: readonly { readonly file: string; readonly content: Buffer }[] = [];

  beforeAll(() => {
    let manifest: Record<string, Chunk>;
    try {
      manifest = readJson('.vite/manifest.json') as Record<string, Chunk>;
    } catch (cause) {
      throw new Error('The client is not built. Run `npm run build` first.', { cause });
    }
    scripts = [...filesOf(manifest)].map((file) => ({ file, content: readFileSync(inDist(file)) }));
  });

  it(`needs less than ${LIMIT / 1000} kB`, () => {
    const total = scripts.reduce((sum, { file }) => sum + servedWeight(`/${file}`), 0);
    expect(total).toBeLessThan(LIMIT);
    // Far less would mean that the walk missed the bundle.
    expect(total).toBeGreaterThan(LIMIT / 4);
  });

  it('includes the page itself, and neither Ant Design nor Apollo Client', () => {
    const modules = readJson('.vite/modules.json') as Readonly<
      Record<string, Readonly<Record<string, number>>>
    >;
    const loaded = scripts.flatMap(({ file }) => Object.keys(modules[file] ?? {}));
    for (const path of IN_IT) expect(loaded).toContain(`client/${path}`);
    const packages = loaded.filter((id) =>
      /node_modules\/(antd|@ant-design|@rc-component|@apollo|graphql|dayjs)\//.test(id),
    );
    expect(packages).toEqual([]);
    // A property that Apollo's core reads of itself, so no minifier renames it.
    expect(scripts.filter(({ content }) => content.includes('queryManager'))).toEqual([]);
  });
});
