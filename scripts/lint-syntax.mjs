import { builtinRules } from 'eslint/use-at-your-own-risk';

const RULE = 'no-restricted-syntax';

/** ESLint's rule against any syntax that a selector names, for oxlint, which has none. */
export default { meta: { name: 'syntax' }, rules: { [RULE]: builtinRules.get(RULE) } };
