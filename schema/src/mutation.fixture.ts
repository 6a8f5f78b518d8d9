import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import ts from 'typescript';

/**
 * For tests: the rules of the contract with one change in their source. A mutant has a comparison that is strict where it was not
 * (or the reverse), or a number that is one step off. `EVERY_CHANGE` has the others too.
 */

export const ROOT = fileURLToPath(new URL('./', import.meta.url));

const require = createRequire(import.meta.url);

interface Module {
  readonly exports: Record<string, unknown>;
}
type Run = (exports: Record<string, unknown>, require: (name: string) => unknown) => void;
export interface Mutant {
  readonly file: string;
  readonly run: Run;
}

const transpile = (file: string, source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    fileName: file,
  }).outputText;
const evaluate = (file: string, code: string): Run =>
  new Script(`(exports, require) => { ${code} }`, { filename: file }).runInThisContext() as Run;

/** The file with that source, to be evaluated instead. */
export const compile = (file: string, source: string): Run => evaluate(file, transpile(file, source));

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, source);
  return source;
};
/** The file that another names. */
const resolve = (file: string, name: string): string =>
  path.posix.join(path.posix.dirname(file), name).replace(/\.js$/u, '.ts');

/** For comparison, the file as it is, evaluated as a mutant would be. */
export const unchanged = (file: string): Mutant => ({ file, run: compile(file, sourceOf(file)) });

interface Compiled {
  readonly run: Run;
  /** The files of the contract that it imports for more than their types. */
  readonly imports: readonly string[];
}
const compiled = new Map<string, Compiled>();
const compiledOf = (file: string): Compiled => {
  const known = compiled.get(file);
  if (known) return known;
  const code = transpile(file, sourceOf(file));
  const imports = [...code.matchAll(/\brequire\("(\.[^"]+)"\)/gu)].map(([, name = '']) =>
    resolve(file, name),
  );
  const one = { run: evaluate(file, code), imports };
  compiled.set(file, one);
  return one;
};

const uses = new Map<string, ReadonlySet<string>>();
/** The file and every file below it. */
const usedBy = (file: string): ReadonlySet<string> => {
  const known = uses.get(file);
  if (known) return known;
  const used = new Set([file]);
  uses.set(file, used);
  for (const each of compiledOf(file).imports) for (const below of usedBy(each)) used.add(below);
  return used;
};

const kept = new Map<string, Module>();

/**
 * What a module of the contract exports, evaluated as Node would, with one file replaced. What uses that file is evaluated again
 * for each mutant; all else is the same for every one. `packages` replace those of their names.
 */
export const load = (
  entry: string,
  mutant?: Mutant,
  packages: Readonly<Record<string, unknown>> = {},
): Module['exports'] => {
  const own = new Map<string, Module>();
  const get = (file: string): Module => {
    const isOwn = file === entry || (mutant !== undefined && usedBy(file).has(mutant.file));
    const modules = isOwn ? own : kept;
    const known = modules.get(file);
    if (known) return known;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const run = mutant?.file === file ? mutant.run : compiledOf(file).run;
    run(module.exports, (name) =>
      name.startsWith('.')
        ? get(resolve(file, name)).exports
        : (packages[name] ?? (require(name) as unknown)),
    );
    return module;
  };
  return get(entry).exports;
};

export interface Mutation {
  /** The file's name, the line, and the change. */
  readonly name: string;
  readonly source: string;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};

type Replace = (node: ts.Node, text: string) => void;
/** The changes that begin at a node. */
type Change = (node: ts.Node, replace: Replace) => void;

const changeLimits: Change = (node, replace) => {
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
};

const REVERSED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
};
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
]);

/** 'And' where it was 'or', 'is' where it was 'is not', 'every' where it was 'some', the last where it was the first. */
const changeLogic: Change = (node, replace) => {
  if (ts.isBinaryExpression(node)) {
    const reversed = REVERSED[node.operatorToken.kind];
    if (reversed !== undefined) replace(node.operatorToken, reversed);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    replace(node, node.operand.getText());
  if (node.kind === ts.SyntaxKind.TrueKeyword && ts.isExpression(node)) replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword && ts.isExpression(node)) replace(node, 'true');
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const other = OTHERS.get(name.text);
    if (other !== undefined) replace(name, other);
  }
  if (ts.isBigIntLiteral(node)) replace(node, `(${node.text} + 1n)`);
};

/** A table has its rows by name: what a module declares, but not what a function returns. */
const isTable = ({ parent }: ts.Node): boolean =>
  ts.isSourceFile(parent) || (!ts.isFunctionLike(parent) && isTable(parent));

/** A list without one of its members, or a table without one of its rows. */
const leaveOut: Change = (node, replace) => {
  if (ts.isArrayLiteralExpression(node)) for (const member of node.elements) replace(member, '...[]');
  if (ts.isObjectLiteralExpression(node) && isTable(node))
    for (const row of node.properties) replace(row, '...{}');
};

/** Every comparison and every number. */
const LIMITS: readonly Change[] = [changeLimits];
/** Each condition and each member of a list too. */
export const EVERY_CHANGE: readonly Change[] = [changeLimits, changeLogic, leaveOut];

/** Each change of a file by itself. */
export const changesOf = (file: string, changes: readonly Change[]): readonly Mutation[] => {
  const source = sourceOf(file);
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found: Mutation[] = [];
  const replace: Replace = (node, text) => {
    const start = node.getStart(parsed);
    const { line } = parsed.getLineAndCharacterOfPosition(start);
    const words = source.split('\n')[line]?.trim() ?? '';
    const before = node.getText(parsed).replaceAll(/\s+/gu, ' ');
    const after = /^\.{3}/u.test(text) ? 'left out' : text;
    found.push({
      name: `${path.basename(file)}: ${words} [${before} -> ${after}]`,
      source: source.slice(0, start) + text + source.slice(node.end),
    });
  };
  const visit = (node: ts.Node): void => {
    // Types decide nothing.
    if (ts.isTypeNode(node)) return;
    for (const change of changes) change(node, replace);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

/** Every comparison and every number of a file, each changed by itself. */
export const mutationsOf = (file: string): readonly Mutation[] => changesOf(file, LIMITS);

/** The mutants of a file that no test notices, except those that are `known` to change nothing. */
export const survivorsOf = (
  file: string,
  doesSurvive: (mutant: Mutant) => boolean,
  known: readonly (readonly [name: RegExp, why: string])[],
  changes: readonly Change[] = LIMITS,
): readonly string[] =>
  changesOf(file, changes)
    .filter(({ name }) => !known.some(([pattern]) => pattern.test(name)))
    .filter(({ source }) => doesSurvive({ file, run: compile(file, source) }))
    .map(({ name }) => name);
