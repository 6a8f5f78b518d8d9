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

const evaluate = (file: string, code: string): Run =>
  new Script(`(exports, require) => { ${code} }`, { filename: file }).runInThisContext() as Run;

const sources = new Map<string, string>();
/** The file as it was when it was first asked for. */
export const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  sources.set(file, source);
  return source;
};
const scripts = new Map<string, string>();
/** The file as JavaScript, without its types and comments. A mutant is a change in this text, so that types are removed once. */
const scriptOf = (file: string): string => {
  const script =
    scripts.get(file) ??
    ts.transpileModule(sourceOf(file), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2023,
        removeComments: true,
      },
      fileName: file,
    }).outputText;
  scripts.set(file, script);
  return script;
};
/** The file that another names. */
export const resolve = (file: string, name: string): string =>
  path.posix.join(path.posix.dirname(file), name).replace(/\.js$/u, '.ts');

/** For comparison, the file as it is, evaluated as a mutant would be. */
export const unchanged = (file: string): Mutant => ({ file, run: evaluate(file, scriptOf(file)) });

interface Compiled {
  readonly run: Run;
  /** The files of the contract that it imports for more than their types. */
  readonly imports: readonly string[];
}
const compiled = new Map<string, Compiled>();
const compiledOf = (file: string): Compiled => {
  const known = compiled.get(file);
  if (known) return known;
  const code = scriptOf(file);
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
  /** The file with the change, as JavaScript. */
  readonly code: string;
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

const PICKS: ReadonlySet<string> = new Set(['filter', 'sort', 'toSorted']);

/** A list that is neither sorted nor filtered, and the other of two branches. */
const changeChoice: Change = (node, replace) => {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: list, name } = node.expression;
    if (PICKS.has(name.text)) replace(node, list.getText());
  }
  if (ts.isConditionalExpression(node))
    replace(node, `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`);
};

/** Nothing in the place of what is missing. */
const dropDefault: Change = (node, replace) => {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    replace(node, node.left.getText());
};

/** Every comparison and every number. */
const LIMITS: readonly Change[] = [changeLimits];
/** Each condition, each member of a list and each choice too. */
export const EVERY_CHANGE: readonly Change[] = [changeLimits, changeLogic, leaveOut, changeChoice];
/** And each value that is used for a missing one: many of those are there only for their type. */
export const CHANGES_AND_DEFAULTS: readonly Change[] = [...EVERY_CHANGE, dropDefault];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the compiler adds to a module: its marks, and the 0 before the call of an import. */
const isAdded = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node)
    ? /^(?:Object\.defineProperty\(exports, "__esModule"|exports\..* = void 0;)/u.test(node.getText())
    : ts.isNumericLiteral(node) &&
      ts.isBinaryExpression(node.parent) &&
      node.parent.operatorToken.kind === ts.SyntaxKind.CommaToken;

const editsOf = (parsed: ts.SourceFile, changes: readonly Change[]): readonly Edit[] => {
  const edits: Edit[] = [];
  const replace: Replace = (node, text) =>
    void edits.push({ start: node.getStart(parsed), end: node.end, text });
  const visit = (node: ts.Node): void => {
    // Types decide nothing.
    if (ts.isTypeNode(node) || isAdded(node)) return;
    for (const change of changes) change(node, replace);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return edits;
};

/** Each change of a file by itself: named after the source, made in what it compiles to, which has the same changes in the same order. */
export const changesOf = (file: string, changes: readonly Change[]): readonly Mutation[] => {
  const source = sourceOf(file);
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const script = scriptOf(file);
  const inScript = editsOf(ts.createSourceFile(`${file}.js`, script, ts.ScriptTarget.ES2023, true), changes);
  const edits = editsOf(parsed, changes);
  if (edits.length !== inScript.length)
    throw new Error(
      `${file} has ${String(edits.length)} changes, but compiled ${String(inScript.length)}: see isAdded.`,
    );
  const lines = source.split('\n');
  return edits.map(({ start, end, text }, index) => {
    const { line } = parsed.getLineAndCharacterOfPosition(start);
    const before = source.slice(start, end).replaceAll(/\s+/gu, ' ');
    const after = /^\.{3}/u.test(text) ? 'left out' : text.replaceAll(/\s+/gu, ' ');
    const edit = inScript[index] ?? { start: 0, end: 0, text: '' };
    return {
      name: `${path.basename(file)}: ${lines[line]?.trim() ?? ''} [${before} -> ${after}]`,
      code: script.slice(0, edit.start) + edit.text + script.slice(edit.end),
    };
  });
};

/** Every comparison and every number of a file, each changed by itself. */
export const mutationsOf = (file: string): readonly Mutation[] => changesOf(file, LIMITS);

/** Changes that are known to change nothing, each with the reason. */
export type Equivalent = readonly (readonly [name: RegExp, why: string])[];

/** The changes of a file, except those that are `known` to change nothing. */
export const relevantChanges = (
  file: string,
  known: Equivalent,
  changes: readonly Change[],
): readonly Mutation[] =>
  changesOf(file, changes).filter(({ name }) => !known.some(([pattern]) => pattern.test(name)));

/** The mutants of a file that no test notices. */
export const survivorsOf = (
  file: string,
  doesSurvive: (mutant: Mutant) => boolean,
  known: Equivalent,
  changes: readonly Change[] = LIMITS,
): readonly string[] =>
  relevantChanges(file, known, changes)
    .filter(({ code }) => doesSurvive({ file, run: evaluate(file, code) }))
    .map(({ name }) => name);
