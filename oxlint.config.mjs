import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { UNCHECKED } from './scripts/unchecked.mjs';

/** All rules at their defaults, as errors. */
const errors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}${name}`, 'error']));
/** The rules that an ESLint plugin recommends, under the name that it has here. */
const rulesOf = (config, from, to) =>
  Object.fromEntries(
    Object.entries(config.rules)
      .filter(([, entry]) => [entry].flat()[0] !== 'off')
      .map(([name, entry]) => [name.replace(from, to), entry]),
  );

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
const syntax = (...refused) => ({ 'syntax/no-restricted-syntax': ['error', noEnum, ...refused] });

/** ESLint's recommended rules that the compiler does not decide already, and ours. */
const EVERY_FILE = errors('', [
  ...['for-direction', 'no-async-promise-executor', 'no-case-declarations', 'no-compare-neg-zero'],
  ...['no-cond-assign', 'no-constant-binary-expression', 'no-constant-condition', 'no-control-regex'],
  ...['no-debugger', 'no-delete-var', 'no-dupe-else-if', 'no-duplicate-case', 'no-empty'],
  ...['no-empty-character-class', 'no-empty-pattern', 'no-empty-static-block', 'no-ex-assign'],
  ...['no-extra-boolean-cast', 'no-fallthrough', 'no-global-assign', 'no-invalid-regexp'],
  ...['no-irregular-whitespace', 'no-loss-of-precision', 'no-misleading-character-class'],
  ...['no-nonoctal-decimal-escape', 'no-prototype-builtins', 'no-regex-spaces', 'no-self-assign'],
  ...['no-shadow-restricted-names', 'no-sparse-arrays', 'no-unassigned-vars', 'no-unexpected-multiline'],
  ...['no-unsafe-finally', 'no-unused-labels', 'no-unused-private-class-members', 'no-unused-vars'],
  ...['no-useless-assignment', 'no-useless-backreference', 'no-useless-catch', 'no-useless-escape'],
  ...['preserve-caught-error', 'require-yield', 'use-isnan', 'valid-typeof'],
]);
/** What the compiler refuses in TypeScript, and nobody else in JavaScript. */
const SCRIPTS = errors('', [
  ...['constructor-super', 'getter-return', 'no-class-assign', 'no-const-assign', 'no-dupe-class-members'],
  ...['no-dupe-keys', 'no-func-assign', 'no-import-assign', 'no-new-native-nonconstructor', 'no-obj-calls'],
  ...['no-setter-return', 'no-this-before-super', 'no-undef', 'no-unreachable', 'no-unsafe-negation'],
  ...['no-unsafe-optional-chaining', 'no-with'],
]);
/** typescript-eslint's strict rules with types. */
const TYPED = errors('typescript/', [
  ...['await-thenable', 'no-array-delete', 'no-base-to-string', 'no-duplicate-enum-values'],
  ...['no-duplicate-type-constituents', 'no-dynamic-delete', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-floating-promises', 'no-for-in-array'],
  ...['no-generated-empty-object-type', 'no-implied-eval', 'no-invalid-void-type'],
  ...['no-meaningless-void-operator', 'no-misused-new', 'no-mixed-enums', 'no-namespace'],
  ...['no-non-null-asserted-nullish-coalescing', 'no-non-null-asserted-optional-chain'],
  ...['no-non-null-assertion', 'no-redundant-type-constituents', 'no-require-imports', 'no-this-alias'],
  ...['no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'],
  ...['no-unnecessary-template-expression', 'no-unnecessary-type-arguments'],
  ...['no-unnecessary-type-assertion', 'no-unnecessary-type-constraint', 'no-unnecessary-type-conversion'],
  ...['no-unnecessary-type-parameters', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'],
  ...['no-unsafe-declaration-merging', 'no-unsafe-enum-comparison', 'no-unsafe-function-type'],
  ...['no-unsafe-member-access', 'no-unsafe-return', 'no-unsafe-unary-minus'],
  ...['no-useless-default-assignment', 'no-wrapper-object-types', 'only-throw-error', 'prefer-as-const'],
  ...['prefer-literal-enum-member', 'prefer-namespace-keyword', 'prefer-promise-reject-errors'],
  ...['prefer-reduce-type-parameter', 'prefer-return-this-type', 'related-getter-setter-pairs'],
  ...['require-await', 'triple-slash-reference', 'unbound-method', 'unified-signatures'],
  'use-unknown-in-catch-callback-variable',
]);

/** What `npm run lint:code` refuses. ADR 50 says why it is oxlint that reads this. */
export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Three of ESLint's: its rule against any syntax, and two plugins whose rules take more options than oxlint's own do.
  jsPlugins: [
    { name: 'syntax', specifier: './scripts/lint-syntax.mjs' },
    { name: 'hooks', specifier: 'eslint-plugin-react-hooks' },
    { name: 'a11y', specifier: 'eslint-plugin-jsx-a11y-x' },
  ],
  env: { builtin: true },
  ignorePatterns: [
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
  rules: EVERY_FILE,
  overrides: [
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true, browser: true }, rules: SCRIPTS },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...TYPED,
        ...errors('', ['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread']),
        ...errors('', ['no-array-constructor', 'no-unused-expressions', 'no-useless-constructor']),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
        ],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        // An arrow function that hands a void call on reads better than one with braces around it.
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Entities, GraphQL types and resolvers are classes whose decorators are the point.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        // Event handlers of React and hooks of fastify may be async; what they are given to awaits or reports them.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'no-console': 'error',
        // `== null` is the one test for both null and undefined.
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/no-deprecated': 'error',
        ...syntax(),
      },
    },
    {
      files: ['server/{src,demo}/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: syntax(...versionedSave, ...stockPost, rawQuery),
    },
    { files: [...READERS, ...UNCHECKED], rules: syntax(...versionedSave, ...stockPost) },
    {
      files: ['server/src/modules/inventory/stock/posting.service.ts'],
      rules: syntax(...versionedSave),
    },
    {
      files: ['client/src/**/*.{ts,tsx}'],
      rules: {
        ...rulesOf(reactHooks.configs.flat.recommended, 'react-hooks/', 'hooks/'),
        ...rulesOf(jsxA11y.configs.strict, 'jsx-a11y-x/', 'a11y/'),
        // A table that scrolls sideways must be reachable by keyboard, and is a region then.
        'a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }],
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
        // A document from codegen's gql tag carries no types of its own, so the call names them. Apollo wants a token instead of
        // `skip`, and codegen's hooks take none.
        'typescript/no-deprecated': ['error', { allow: ['query', 'skip'] }],
        ...syntax(bareFailure, sourcelessChoice),
      },
    },
    { files: FAILURES, rules: syntax() },
    { files: ['client/src/components/ui/choice.tsx'], rules: { 'no-restricted-imports': 'off' } },
    {
      // The linter reads these without their project, which knows that an index may be missing.
      files: ['client/*.ts'],
      rules: { 'typescript/no-unnecessary-condition': 'off' },
    },
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
        'typescript/unbound-method': 'off',
        'typescript/no-non-null-assertion': 'off',
        // A literal of digits has no emoji to take apart.
        'typescript/no-misused-spread': 'off',
      },
    },
  ],
};
