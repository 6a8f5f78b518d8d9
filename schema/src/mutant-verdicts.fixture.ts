import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { resolve, ROOT, sourceOf } from './mutation.fixture.js';
import { once, remembered } from './remembered.js';

/**
 * For tests: whether the mutants of a file have been judged, and all were noticed. That depends only on what files hold, so it is
 * kept with their hash in mutants.judged.json, and the mutants are judged again when one of those files has changed. CI judges
 * them too, but writes nothing.
 */

interface Verdict {
  readonly contents: string;
  readonly mutants: number;
}
type Verdicts = Readonly<Record<string, Verdict>>;
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * The verdicts of a checkout, each on the mutants of one file, by their names. It depends on the files `by` which they are judged
 * too. `textOf` gives a file as it is judged: the one on the disk may have been edited since.
 */
export const verdictsIn = (repository: string, textOf: (file: string) => string, env = process.env) => {
  const list = path.join(repository, 'schema/mutants.judged.json');
  const lock = once(() => readJson(path.join(repository, 'package-lock.json')) as Lock);

  /** Without the list, or if a merge has left its marks in it, everything is judged again. */
  const readList = (): Verdicts => {
    try {
      return readJson(list) as Verdicts;
    } catch {
      return {};
    }
  };
  /** In one step, because another worker may be reading. If two write at once, one verdict is lost and judged again at the next run. */
  const writeList = (verdicts: Verdicts): void => {
    const lines = Object.entries(verdicts)
      .filter(([file]) => existsSync(path.join(repository, 'schema/src', file)))
      .toSorted(byName)
      .map(([file, it]) => `  "${file}": { "contents": "${it.contents}", "mutants": ${it.mutants} }`);
    writeFileSync(`${list}.${process.pid}`, `{\n${lines.join(',\n')}\n}\n`);
    renameSync(`${list}.${process.pid}`, list);
  };

  const read = remembered(1_000, (file: string) => {
    const text = textOf(file);
    return { hash: hashOf(text), imports: ts.preProcessFile(text).importedFiles.map((one) => one.fileName) };
  });
  /** The hash of each of these files and of all that they import; of a package, its version. */
  const contentsOf = (files: readonly string[]): readonly (readonly [name: string, content: string])[] => {
    const contents = new Map<string, string>();
    const add = (file: string): void => {
      if (contents.has(file)) return;
      const { hash, imports } = read(file);
      contents.set(file, hash);
      for (const name of imports)
        if (name.startsWith('.')) add(resolve(file, name));
        else if (!name.startsWith('node:')) {
          const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
          const version = lock().packages[`node_modules/${owner}`]?.version;
          if (version === undefined) throw new Error(`${file} imports ${name}, whose version is not known.`);
          contents.set(owner, version);
        }
    };
    for (const file of files) add(file);
    return [...contents].toSorted(byName);
  };

  return (file: string, by: readonly string[], names: readonly string[]) => {
    const contents = hashOf(JSON.stringify([by, names, contentsOf([file, ...by])]));
    const verdict: Verdict = { contents, mutants: names.length };
    const kept = readList()[file];
    return {
      isKept: kept?.contents === contents && kept.mutants === names.length,
      /** To be called when all of them were noticed. */
      keep: (): void => {
        if (!env['CI']) writeList({ ...readList(), [file]: verdict });
      },
    };
  };
};

export const verdictOn = verdictsIn(path.join(ROOT, '../..'), sourceOf);
