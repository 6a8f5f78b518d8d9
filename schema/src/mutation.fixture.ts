import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import ts from 'typescript';

/**
 * For tests: the rules of the contract with one change in their source. A mutant has a comparison that is strict where it was not
 * (or the reverse), or a number that is one step off.
 */

export const ROOT = fileURLToPath(new URL('./', import.meta.url));
/** What is evaluated again for each mutant: the rules. All else they use is the same for every one. */
const MUTABLE = /^(?:prf\/(?:questions|rules|handover)|clinical)\//u;

const require = createRequire(import.meta.url);

interface Module {
  readonly exports: Record<string, unknown>;
}
type Run = (exports: Record<string, unknown>, require: (name: string) => unknown) => void;
export interface Mutant {
  readonly file: string;
  readonly run: Run;
}

/** The file with that source, to be evaluated in its place. */
export const compile = (file: string, source: string): Run => {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    fileName: file,
  });
  return new Script(`(exports, require) => { ${outputText} }`, { filename: file }).runInThisContext() as Run;
};

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, source);
  return source;
};
const runs = new Map<string, Run>();
const runOf = (file: string): Run => {
  const run = runs.get(file) ?? compile(file, sourceOf(file));
  runs.set(file, run);
  return run;
};

const kept = new Map<string, Module>();

/** What a module of the contract exports, evaluated as Node would, with one file replaced. */
export const load = (entry: string, mutant?: Mutant): Module['exports'] => {
  const own = new Map<string, Module>();
  const get = (file: string): Module => {
    const known = own.get(file) ?? kept.get(file);
    if (known) return known;
    const module: Module = { exports: {} };
    (MUTABLE.test(file) ? own : kept).set(file, module);
    const run = mutant?.file === file ? mutant.run : runOf(file);
    run(module.exports, (name) =>
      name.startsWith('.')
        ? get(path.posix.join(path.posix.dirname(file), name).replace(/\.js$/u, '.ts')).exports
        : (require(name) as unknown),
    );
    return module;
  };
  return get(entry).exports;
};

export interface Mutation {
  /** The file's name, the line, and what became of what. */
  readonly name: string;
  readonly source: string;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};

/** Every comparison and every number of a file, each changed by itself. */
export const mutationsOf = (file: string): readonly Mutation[] => {
  const source = sourceOf(file);
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, text: string) => {
    const start = node.getStart(parsed);
    const { line } = parsed.getLineAndCharacterOfPosition(start);
    const words = source.split('\n')[line]?.trim() ?? '';
    found.push({
      name: `${path.basename(file)}: ${words} [${node.getText(parsed)} -> ${text}]`,
      source: source.slice(0, start) + text + source.slice(node.end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const flipped = FLIPPED[node.operatorToken.kind];
      if (flipped !== undefined) replace(node.operatorToken, flipped);
    }
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text.replaceAll('_', ''));
      const step = Number.isInteger(value) ? 1 : 0.1;
      replace(node, String(Number((value + step).toFixed(4))));
      if (value > 0) replace(node, String(Number((value - step).toFixed(4))));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

/** The mutants of a file that nobody notices, but for those that are `known` to change nothing. */
export const survivorsOf = (
  file: string,
  doesSurvive: (mutant: Mutant) => boolean,
  known: readonly (readonly [name: RegExp, why: string])[],
): readonly string[] =>
  mutationsOf(file)
    .filter(({ name }) => !known.some(([pattern]) => pattern.test(name)))
    .filter(({ source }) => doesSurvive({ file, run: compile(file, source) }))
    .map(({ name }) => name);
