import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { applyChanges } from '@sideline/schema/prf/record/merge';
import { validateChanges } from '@sideline/schema/prf/rules/validate';
import type { Values } from '../drafts/changes';
import type { CommandResult, DraftCommand } from '../drafts/draft-state';
import type { SaveTransport } from '../drafts/save-transport';
import { pathOfProblem } from '../save-prf';
import { PRACTICE_NUMBER } from './practice-record';

/**
 * Answers the form's saves in the page itself, with the server's rules: what it would refuse is refused, and everything
 * else counts as saved. Nothing is sent.
 */
export const practiceTransport = (now: () => Date): SaveTransport => {
  const sections = new Map<PrfSectionKey, { readonly version: number; readonly data: Values }>();

  const answer = ({ commandId, section, changes }: DraftCommand): CommandResult => {
    const before = sections.get(section) ?? { version: 0, data: {} };
    const canonical = canonicalChanges(section, changes);
    const problems = validateChanges(section, canonical, { now: now(), current: before.data });
    const common = { commandId, customPrfId: PRACTICE_NUMBER, section, conflict: null, isKept: false };
    if (problems.length > 0)
      return {
        ...common,
        ...before,
        outcome: 'REFUSED',
        problems: problems.map((problem) => pathOfProblem(section, problem)),
        code: 'VALIDATION',
        message: problems[0]?.message ?? null,
      };
    const after = {
      version: before.version + 1,
      data: applyChanges(section, before.data, canonical),
    };
    sections.set(section, after);
    return {
      ...common,
      ...after,
      outcome: 'SAVED',
      problems: [],
      code: null,
      message: null,
      recordedAt: now().toISOString(),
    };
  };

  return ({ commands }) => Promise.resolve({ kind: 'answered', results: commands.map(answer) });
};
