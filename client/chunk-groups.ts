import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A module that this many pages and dialogs share comes with whichever of them is opened first. */
const WIDELY_SHARED = 8;
const SHARED = 3;

/**
 * What is asked for as one file. Left to itself the bundler makes a file of each set of modules that the same pages share:
 * 89 requests for the dashboard and 146 for a PRF, six at a time, over a signal that answers each after a third of a second.
 * The groups take from each other in this order. What /login needs stands in the first two, and client/test/login-size.test.ts
 * holds them to their limit.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'first',
    // What the page itself imports; the explorer's page shares nothing of this but React.
    tags: ['$initial'],
    test: /client\/src\/(app|lib|components)\/|\.feature\.ts$|schema\/src\/|node_modules\/(react|react-dom|react-is|react-router|scheduler|stylis|dayjs|clsx|uuid|is-mobile|@emotion|antd|@ant-design|@rc-component)\//,
  },
  {
    name: 'sign-in',
    test: /node_modules\/(@rc-component\/(form|async-validator|input)|antd\/es\/(form|input|button|alert))\/|client\/src\/(components\/(document-title|lazy-part|logo)|lib\/(provider-settings|use-sign-in-steps))\./,
  },
  {
    name: 'words',
    test: /node_modules\/@lingui\/|client\/src\/lib\/words\/(worded|use-words|said|fill)\./,
  },
  {
    name: 'data',
    test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry|graphql-tag|tslib)\//,
    minShareCount: SHARED,
  },
  {
    name: 'controls',
    test: /node_modules\/(antd|@ant-design|@rc-component)\//,
    minShareCount: WIDELY_SHARED,
  },
  { name: 'common', test: /(client|schema)\/src\/|node_modules\//, minShareCount: WIDELY_SHARED },
  {
    name: 'prf',
    test: /client\/src\/features\/prf\/|schema\/src\/(prf|clinical)\//,
    // Handover and timeline are on three pages, of which the dashboard is none.
    minShareCount: SHARED + 1,
  },
  {
    name: 'shifts',
    test: /schema\/src\/shifts\/|client\/src\/components\/attendance\//,
    minShareCount: 2,
  },
  { name: 'more-controls', test: /node_modules\/(antd|@ant-design|@rc-component)\//, minShareCount: SHARED },
];

export const CHUNK_GROUPS: Group[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
