import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';

type Estimate = (
  password: string,
  known: readonly string[],
) => { readonly score: number; readonly warning: string | null };

/** 'Safely unguessable: moderate protection from an offline attack' on the estimator's scale of 0 to 4. */
const REQUIRED_SCORE = 3;

let loading: Promise<Estimate> | null = null;

/** The dictionaries weigh megabytes and are wanted a few times a day, so they are loaded at their first use. */
const loadEstimate = async (): Promise<Estimate> => {
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
  return (password, known) => {
    const { score, feedback } = core.zxcvbn(password, [...known]);
    return { score, warning: feedback.warning };
  };
};

/**
 * What is wrong with a new password; empty where nothing is: 12 to 200 characters, and not guessable by the estimate of
 * zxcvbn. `known` are words that an attacker would try first: the person's names and address. `field` names the input.
 */
export const passwordProblems = async (
  password: string,
  known: readonly string[],
  field: string,
): Promise<readonly Problem[]> => {
  const { minimumLength, maximumLength } = LIMITS.password;
  if (password.length < minimumLength)
    return [{ field, code: 'too_short', message: `Use at least ${String(minimumLength)} characters.` }];
  if (password.length > maximumLength)
    return [{ field, code: 'too_long', message: `Use at most ${String(maximumLength)} characters.` }];
  loading ??= loadEstimate();
  const estimate = await loading;
  const { score, warning } = estimate(password, known);
  if (score >= REQUIRED_SCORE) return [];
  const reason = warning === null || warning === '' ? '' : ` ${warning}`;
  return [
    {
      field,
      code: 'too_weak',
      message: `This password is too easy to guess.${reason} Three or four unrelated words make a good one.`,
    },
  ];
};
