import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { UNCHECKED } from './scripts/unchecked.mjs';

const typed = (files, project) => ({
  files,
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
});

/** A union of literals says the same, is erased, and is what the contract's tables give. */
const noEnum = { selector: 'TSEnumDeclaration', message: 'Write a union of literals instead of an enum.' };

/**
 * A stale save() is accepted by TypeORM and winds the version back: rows with a version take one conditional UPDATE
 * (`updateVersion`). Which rows have one, no name says: no manager saves or upserts but what is named here, and there are no
 * repositories.
 */
const manager =
  ':matches([callee.object.name=/manager$/i], [callee.object.property.name=/manager$/i])[callee.property.type="Identifier"]';
const versionedSave = [
  `CallExpression[callee.property.name="save"]${manager}`,
  `CallExpression[callee.property.name="upsert"]${manager}:not([arguments.0.name="ProviderSettingsRow"])`,
  'CallExpression[callee.property.name="getRepository"]',
].map((selector) => ({
  selector,
  message:
    'A versioned row is written by one conditional UPDATE on its id and version, with the affected rows counted.',
}));

/** Stock moves through `PostingService` only, so that no quantity changes without its rules, its words and its entry in the trail. */
const postsStock = String.raw`/\bstock_post\w*\s*\(/`;
const stockPost = [`Literal[value=${postsStock}]`, `TemplateElement[value.raw=${postsStock}]`].map(
  (selector) => ({ selector, message: 'Stock moves through PostingService (modules/inventory/stock) only.' }),
);
/** What a raw statement answers is checked against a shape; only the readers themselves and hot reads ask the driver. */
const rawQuery = {
  selector: 'CallExpression[callee.property.name="query"]',
  message: 'Ask the database with fetchRows, fetchOne, fetchMaybe or execute (platform/database/checked).',
};
/** A red box that is somewhere on the page is not seen: these take the focus, or have a way to try again. */
const bareFailure = {
  selector: 'JSXOpeningElement[name.name="Alert"] > JSXAttribute[name.name="type"] Literal[value="error"]',
  message:
    'A form that failed says so with FormFailure, a query with Failure or PartFailure, a dangerous state with DangerNotice (components/ui).',
};
/** Without its query, a list that was lost says that it is empty. */
const sourcelessChoice = {
  selector: 'JSXOpeningElement[name.name="Choice"] > JSXAttribute[name.name="loading"]',
  message: 'Give Choice the query of its options as `source`, which also says that it was lost.',
};
const FAILURES = ['form-failure', 'failure', 'danger-notice', 'entity-form'].map(
  (name) => `client/src/components/ui/${name}.tsx`,
);
const READERS = ['server/src/platform/database/{read,checked}.ts', 'server/src/**/*.hot.ts'];
const SERVER_SYNTAX = [noEnum, ...versionedSave];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      '**/*.generated.ts',
      'client/public/**',
      'client/playwright-report/**',
      'client/test-results/**',
      // Compiled and run as an integrator would (server/test/rest/examples.test).
      'docs/examples/**',
      'server/bench/results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An arrow function that hands a void call on reads better than one with braces around it.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Entities, GraphQL types and resolvers are classes whose decorators are the point.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Event handlers of React and hooks of fastify may be async; what they are given to awaits or reports them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      'no-console': 'error',
      // `== null` is the one test for both null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      'no-restricted-syntax': ['error', noEnum],
      // Without enums it finds nothing, and took a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // GraphQL object types are classes for their decorators alone; what has their fields is one of them.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  typed(['schema/src/**/*.ts'], 'schema/tsconfig.check.json'),
  typed(['server/**/*.ts', 'migrations/**/*.ts', 'vitest.config.ts'], 'server/tsconfig.check.json'),
  typed(['client/src/**/*.{ts,tsx}'], 'client/tsconfig.json'),
  typed(['client/{e2e,test}/**/*.ts', 'client/*.ts'], 'client/e2e/tsconfig.json'),
  {
    files: ['server/{src,demo}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SERVER_SYNTAX, ...stockPost, rawQuery] },
  },
  {
    files: [...READERS, ...UNCHECKED],
    rules: { 'no-restricted-syntax': ['error', ...SERVER_SYNTAX, ...stockPost] },
  },
  {
    files: ['server/src/modules/inventory/stock/posting.service.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SERVER_SYNTAX] },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.strict.rules,
      // A table that scrolls sideways must be reachable by keyboard, and is a region then.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['Select'],
              message: 'Use Choice (components/ui/choice): antd’s own list ignores typing.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', noEnum, bareFailure, sourcelessChoice],
      // A document from codegen's gql tag carries no types of its own: the call names them.
      '@typescript-eslint/no-deprecated': ['error', { allow: ['query'] }],
    },
  },
  { files: FAILURES, rules: { 'no-restricted-syntax': ['error', noEnum] } },
  { files: ['client/src/components/ui/choice.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    // What a person at a terminal reads.
    files: ['server/src/cli/**', 'server/src/main.ts', 'server/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'server/src/**/*.access.ts',
      'client/src/**/*.screens.ts',
      'server/test/**/*.ts',
      'client/e2e/**/*.ts',
    ],
    rules: {
      // `expect(object.method)` takes no call out of its object.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A literal of digits has no emoji to take apart.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        module: 'writable',
      },
    },
  },
);
