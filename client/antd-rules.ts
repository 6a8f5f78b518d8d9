/** The last sheet of rules, and the last of those that refine them. */
const last: { rules: Element | null; refinement: Element | null } = { rules: null, refinement: null };

const putAfter = (before: Element | null, rules: string): Element => {
  const sheet = document.createElement('style');
  sheet.textContent = rules;
  if (before === null) document.head.prepend(sheet);
  else before.after(sheet);
  return sheet;
};

/** Puts rules of Ant Design before every style sheet of ours. */
export const writeRules = (rules: string): void => {
  last.rules = putAfter(last.rules, rules);
};

/** Puts rules that refine a component's after those of every component, and before ours. */
export const writeRefinement = (rules: string): void => {
  last.refinement = putAfter(last.refinement ?? last.rules, rules);
};
