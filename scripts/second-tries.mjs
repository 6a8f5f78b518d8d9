/** The journeys of Playwright's report that passed only at a further try, as file, line and title. */
export const secondTries = ({ suites = [] }) => suites.flatMap(ofSuite);

const ofSuite = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(ofSuite),
];

/** The same in one line; nothing where none did. */
export const secondTryLine = (titles) =>
  titles.length === 0 ? null : `${titles.length} needed a second try: ${titles.join('; ')}.`;
