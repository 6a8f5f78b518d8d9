import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Keeps the turns out that docs/style.md rules out, of what people read: texts on screens, errors, mails and printouts, the
 * descriptions in the schema, Markdown and comments. What a test quotes is checked where it is written.
 *
 * `npm run lint:words` fails if a file has more of them than `words-left.json` allows it. That list is of the texts that have
 * yet to be rewritten: it shrinks, and ends empty. A file's name as an argument shows all that is left in it.
 * `-- --lower` writes the list again after a rewrite and never allows more; `-- --allow` takes the counts as they are, for a
 * merge of branches that were written before this check.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LEFT = join(ROOT, 'scripts', 'words-left.json');

/** What not to write, and what to write in its place. */
const WORDS = [
  [/\b(anew|afresh|once more)\b/gi, 'again'],
  [/\b(whoever|whomever|whosoever)\b/gi, 'anyone who, the person who'],
  [/\b(somebody|someone) (who|whom|whose)\b/gi, 'anyone who, a person who'],
  [/\bsomebody\b/gi, 'someone, a person, another clinician'],
  [/\b(whereof|thereof|wherein|whereupon|thereupon|hitherto)\b/gi, 'plain words'],
  [/\bno more\b(?! (than|will|can|are|rows)\b)/gi, 'no longer'],
  [/\b(in the meantime|meanwhile)\b/gi, 'since you opened it; at the same time'],
  [/\b(go|goes|gone|going|went) on with\b/gi, 'continue'],
  [/\b(am|is|are|was|were|be|been|being|gets?) told( of)?\b/gi, 'is notified, is shown'],
  [/\b(tell|tells|told) (them|him|her|you|people|staff|everyone) of\b/gi, 'notify about'],
  [
    /\bstands? (in|here|there|as|for itself|alone|at|on|under|beside|before|behind|open)\b/gi,
    'is, is kept in',
  ],
  [/\b(mend|mends|mended|mending|put right|puts right)\b/gi, 'correct, fix'],
  [/\btak(e|es|en|ing) away\b|\btook away\b/gi, 'remove; download'],
  [/\bmiss(es|ing)? (its|their|the) /gi, 'still needs'],
  [/\b(his own|one’s own|one's own|he who|himself)\b/gi, 'their own, themselves'],
  [/\b(insane|unsound)\b/gi, 'outside the plausible range'],
  [/\b(turned|turn|turns) down\b/gi, 'declined, refused'],
  [/\b(otherwise|else) than\b/gi, 'different from'],
  [/\b(exists?|registered|reviewed|decided|restricted|open|closed) already\b/gi, 'already before the verb'],
  [/\bas it stands\b/gi, 'as it is'],
];

/** Exact texts of the specification that hold one of these turns. */
const SPECIFIED = [];

const GENERATED = /\.generated\.tsx?$|^schema\/schema\.graphql$|^server\/bench\/results\//;
const TEST = /\.test\.tsx?$|^(server\/(test|bench)|client\/(test|e2e)|server\/demo)\//;

const files = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(
      (file) =>
        file !== '' &&
        !GENERATED.test(file) &&
        !TEST.test(file) &&
        !['docs/style.md', 'scripts/check-words.mjs'].includes(file),
    );

/** The pieces of a script that are language: its texts, and its comments. */
function piecesOf(file, source) {
  if (file.endsWith('.md')) return [[0, source]];
  const pieces = [];
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = new Set([
    ts.SyntaxKind.StringLiteral,
    ts.SyntaxKind.NoSubstitutionTemplateLiteral,
    ts.SyntaxKind.TemplateHead,
    ts.SyntaxKind.TemplateMiddle,
    ts.SyntaxKind.TemplateTail,
    ts.SyntaxKind.JsxText,
  ]);
  const commented = new Set();
  const visit = (node) => {
    if (texts.has(node.kind)) pieces.push([node.getStart(tree, false), node.getText(tree)]);
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      if (!commented.has(pos) && node.kind !== ts.SyntaxKind.JsxText) {
        commented.add(pos);
        pieces.push([pos, source.slice(pos, end)]);
      }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return pieces;
}

/** Every turn found in a file, by line. */
export function findWords(file, source) {
  const found = [];
  for (const [start, piece] of piecesOf(file, source)) {
    const text = SPECIFIED.reduce((rest, exact) => rest.replaceAll(exact, ' '.repeat(exact.length)), piece)
      // A comment goes on in the next line.
      .replace(/\n\s*\*? ?/g, (gap) => ' '.repeat(gap.length));
    for (const [pattern, instead] of WORDS)
      for (const match of text.matchAll(pattern)) {
        const line = source.slice(0, start + match.index).split('\n').length;
        found.push({ line, words: match[0].replace(/\s+/g, ' '), instead });
      }
  }
  return found.sort((a, b) => a.line - b.line);
}

function main() {
  const left = JSON.parse(readFileSync(LEFT, 'utf8'));
  const isLowering = process.argv.includes('--lower');
  const isAllowing = process.argv.includes('--allow');
  const now = {};
  let failures = 0;
  for (const file of files()) {
    const found = findWords(file, readFileSync(join(ROOT, file), 'utf8'));
    const allowed = isAllowing ? found.length : (left[file] ?? 0);
    const kept = Math.min(found.length, allowed);
    if (kept > 0) now[file] = kept;
    const isListed = process.argv.includes(file);
    if (found.length <= allowed && !isListed) continue;
    if (found.length > allowed) failures += 1;
    for (const { line, words, instead } of found) console.log(`${file}:${line} ‘${words}’: ${instead}`);
    if (found.length > allowed && allowed > 0)
      console.log(`${file} may have ${allowed} of these and has ${found.length}.`);
  }
  if (isLowering || isAllowing) writeFileSync(LEFT, `${JSON.stringify(now, null, 2)}\n`);
  if (failures === 0) return;
  console.log('\nWrite it in plain English: docs/style.md says how.');
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
