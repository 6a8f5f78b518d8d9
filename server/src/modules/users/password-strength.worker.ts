import { constants, platform, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** What is judged: the beginning of a password, and words that an attacker would try first. */
export interface Guessable {
  readonly password: string;
  readonly known: readonly string[];
}

/** zxcvbn's score from 0 (guessed at once) to 4, and its own description of the problem. */
export interface Estimate {
  readonly score: number;
  readonly warning: string | null;
}

type Judge = (guessable: Guessable) => Estimate;

/**
 * A flood of passwords must not take the processor from those at work. On Linux a priority belongs to the thread that sets it;
 * elsewhere it would slow down the whole process.
 */
const giveWay = (): void => {
  if (!isMainThread && platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
};

let loading: Promise<Judge> | null = null;

/** The dictionaries take megabytes and are needed a few times a day, so they are loaded at their first use. */
const load = async (): Promise<Judge> => {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  core.zxcvbnOptions.setOptions({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  // Not before: a thread with low priority can take half a minute to load on a busy machine.
  giveWay();
  return ({ password, known }) => {
    const { score, feedback } = core.zxcvbn(password, [...known]);
    return { score, warning: feedback.warning };
  };
};

/** Runs in a thread of its own (password-rules.ts): only what Node reads without a compiler, and no import of ours. */
export default async (guessable: Guessable): Promise<Estimate> => {
  loading ??= load();
  return (await loading)(guessable);
};
