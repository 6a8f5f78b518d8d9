import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The hazard log (docs/safety) as data: what the document, its checks and the proof by mutation read. */

export const SEVERITIES = ['minor', 'significant', 'considerable', 'major', 'catastrophic'];
export const LIKELIHOODS = ['very_low', 'low', 'medium', 'high', 'very_high'];

/** Risk from 1 to 5, by likelihood (rows) and severity (columns): the matrix of NHS England's templates for DCB0129. */
const RISK = {
  very_high: [3, 4, 4, 5, 5],
  high: [2, 3, 3, 4, 5],
  medium: [2, 2, 3, 3, 4],
  low: [1, 2, 2, 3, 4],
  very_low: [1, 1, 2, 2, 3],
};

export const riskOf = (severity, likelihood) => RISK[likelihood][SEVERITIES.indexOf(severity)];

const FIELDS = [
  'id',
  'area',
  'hazard',
  'cause',
  'effect',
  'severity',
  'before',
  'after',
  'control',
  'test',
  'break',
];

/** From this risk on, what remains with the control is named, with who accepts or watches it. */
const NAMED_FROM = 3;

/** `residual` is required where the risk with the control is at least NAMED_FROM, and may be given for others. */
const isSentence = (text) => typeof text === 'string' && /^\S.*\S\.$/u.test(text) && text.includes(' ');

/** What is wrong with one hazard of the log; empty where nothing is. */
const problemsOf = (hazard, root) => {
  const problems = FIELDS.filter((field) => !(field in hazard)).map((field) => `has no '${field}'`);
  if (problems.length > 0) return problems;
  if (!SEVERITIES.includes(hazard.severity)) problems.push(`has an unknown severity '${hazard.severity}'`);
  for (const when of ['before', 'after'])
    if (!LIKELIHOODS.includes(hazard[when])) problems.push(`has an unknown likelihood '${hazard[when]}'`);
  if (problems.length > 0) return problems;
  if (LIKELIHOODS.indexOf(hazard.after) >= LIKELIHOODS.indexOf(hazard.before))
    problems.push('is no less likely with its control');
  if (riskOf(hazard.severity, hazard.after) > 3) problems.push('has a residual risk above 3');
  if (riskOf(hazard.severity, hazard.after) >= NAMED_FROM && !('residual' in hazard))
    problems.push(`has a risk of ${NAMED_FROM} or more and no 'residual'`);
  if ('residual' in hazard && !isSentence(hazard.residual))
    problems.push("has a 'residual' that is not one sentence");
  for (const path of [hazard.test, hazard.break.file])
    try {
      readFileSync(new URL(path, root));
    } catch {
      problems.push(`names ${path}, which is not there`);
    }
  if (problems.length > 0) return problems;
  const times = readFileSync(new URL(hazard.break.file, root), 'utf8').split(hazard.break.find).length - 1;
  if (times !== 1) problems.push(`its break is found ${String(times)} times in ${hazard.break.file}`);
  if (hazard.break.find === hazard.break.replace) problems.push('its break changes nothing');
  return problems;
};

export const ROOT = new URL('../', import.meta.url);

export const readHazards = (root = ROOT) =>
  parse(readFileSync(new URL('docs/safety/hazards.yaml', root), 'utf8'));

/** A sentence that fits two hazards names the residual risk of neither. */
const repeatedResiduals = (hazards) =>
  hazards
    .filter(
      ({ residual }, at) => residual && hazards.findIndex((other) => other.residual === residual) !== at,
    )
    .map(({ id }) => id);

/** Everything that is wrong with the log, as sentences. */
export const hazardProblems = (hazards, root = ROOT) => {
  const repeated = hazards.filter(({ id }, at) => hazards.findIndex((other) => other.id === id) !== at);
  return [
    ...repeated.map(({ id }) => `${id} is in the log twice`),
    ...repeatedResiduals(hazards).map((id) => `${id} has the 'residual' of another hazard`),
    ...hazards.flatMap((hazard) => problemsOf(hazard, root).map((problem) => `${hazard.id} ${problem}`)),
  ];
};

const words = (key) => key.replaceAll('_', ' ');
const cell = (text) => String(text).replaceAll('|', '\\|');

/** The log as a document to be read, area by area. */
export const hazardDocument = (hazards) => {
  const areas = [...new Set(hazards.map(({ area }) => area))];
  const table = (area) =>
    hazards
      .filter((hazard) => hazard.area === area)
      .map(
        ({ id, hazard, cause, effect, control, severity, before, after, residual, test }) =>
          `| ${id} | ${cell(hazard)} | ${cell(cause)} | ${cell(effect)} | ${words(severity)} | ${words(before)} (${riskOf(severity, before)}) | ${cell(control)} | \`${test}\` | ${words(after)} (${riskOf(severity, after)}) | ${cell(residual ?? '–')} |`,
      )
      .join('\n');
  const head =
    '| | Hazard | Cause | Effect | Severity | Likelihood without control (risk) | Control | Test that fails without it | Residual likelihood (risk) | What remains, and who accepts or watches it |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |';
  return (
    [
      '# Hazard log',
      `${String(hazards.length)} hazards, made from \`hazards.yaml\` by \`npm run hazards\`. See [README.md](README.md) for the method.`,
      ...areas.map((area) => `## ${area}\n\n${head}\n${table(area)}`),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
};
