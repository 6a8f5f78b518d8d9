/** Who may import whom: each rule of the design as an error. */
const { readFileSync } = require('node:fs');

const MODULES = 'server/src/modules';
/** Tests, and what they read of a module or a feature: who may call what, and what its screens do. */
const TEST = '\\.(test|access|screens)\\.tsx?$';
/** What a module is reached through. */
const REACHED = '\\.(service|entity|loaders|hot|ports|types|enum)\\.ts$';

/** Modules' folders as server/src/modules.ts lists them, lowest first: a module may use those listed before it. */
const ORDER = (() => {
  const text = readFileSync('server/src/modules.ts', 'utf8');
  const [imports, list] = text.split('export const MODULES');
  const folders = new Map(
    [...imports.matchAll(/import \{ (\w+) \} from '\.\/modules\/(.+)\/[^/]+\.module\.js';/g)].map(
      ([, name, folder]) => [name, folder],
    ),
  );
  return [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => folders.get(name));
})();

const downward = ORDER.map((module, index) => ({
  name: `${module.replaceAll('/', '-')}-imports-downward`,
  severity: 'error',
  from: { path: `^${MODULES}/${module}/`, pathNot: TEST },
  to: { path: `^${MODULES}/(${ORDER.slice(index + 1).join('|')})/` },
})).slice(0, -1);

const PRF = '^client/src/features/prf';
/** The PRF's room on the client, lowest first: a file may use those of its own step and of the steps before it. */
const PRF_PATH = {
  drafts: [`${PRF}/drafts/`],
  form: [`${PRF}/(fields|questions|differences|history|live)/`],
  sections: [
    `${PRF}/(sections|patient|observations|interventions|role|pictures|timeline|arrest|review|amending)/`,
  ],
  screens: [
    `${PRF}/(frame|panel|read|own|list|handover|practice)/`,
    `${PRF}/[^/]+(-screen|\\.page|-view)\\.tsx$`,
  ],
};
const oneWay = Object.keys(PRF_PATH)
  .map((step, index, steps) => ({
    name: `prf-${step}-know-no-later-step`,
    comment: 'One way: drafts, form, sections, screens.',
    severity: 'error',
    from: { path: PRF_PATH[step], pathNot: TEST },
    to: {
      path: index === 0 ? PRF : steps.slice(index + 1).flatMap((later) => PRF_PATH[later]),
      pathNot: PRF_PATH[step],
    },
  }))
  .slice(0, -1);

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrels',
    comment: 'Import from the file that has it: a barrel hides who needs what, and loads the rest along.',
    severity: 'error',
    from: { path: '^(schema|server|client|migrations)/' },
    to: { path: '^(schema|server|client)/(src|test|e2e)/.*index\\.tsx?$' },
  },
  {
    name: 'resolves',
    comment: 'What is imported must exist.',
    severity: 'error',
    from: {},
    // What ends in ?url is the bundler's own way to name a file.
    to: { couldNotResolve: true, pathNot: '^virtual:|[?]url$' },
  },
  {
    name: 'schema-imports-nothing-of-ours',
    severity: 'error',
    // What mutates the rules for tests reads their sources; it is in no build.
    from: {
      path: '^schema/src/',
      pathNot: [TEST, '^schema/src/(?:mutation|mutated-tests|mutant-verdicts)\\.fixture\\.ts$'],
    },
    to: { pathNot: ['^schema/src/', 'node_modules/zod/'] },
  },
  {
    name: 'client-and-server-never-meet',
    severity: 'error',
    from: { path: '^client/' },
    to: { path: '^(server|migrations)/' },
  },
  {
    name: 'server-and-client-never-meet',
    severity: 'error',
    from: { path: '^(server|migrations)/' },
    to: { path: '^client/' },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'Of the server, platform knows the shape of the configuration and itself.',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/', pathNot: '^server/(src/platform/|src/config\\.ts$|node_modules/)' },
  },
  {
    name: 'migrations-stand-alone',
    comment: 'A migration means tomorrow what it meant when it ran: it imports nothing that may change.',
    severity: 'error',
    from: { path: '^migrations/' },
    to: { path: '^(schema|server|client)/' },
  },
  {
    name: 'modules-know-no-edge',
    comment:
      'Modules know neither GraphQL’s nor REST’s assembly; @Allow and @Public are their one word to it.',
    severity: 'error',
    from: { path: `^${MODULES}/`, pathNot: TEST },
    to: {
      path: '^server/(demo|src/(graphql|rest|cli|app|main|container|registrations|entities|modules\\.ts|personal-data))',
      pathNot: '^server/src/graphql/role-directive\\.ts$',
    },
  },
  ...downward,
  {
    name: 'modules-are-listed',
    comment: 'Add the module to MODULES in server/src/modules.ts.',
    severity: 'error',
    from: {},
    to: { path: `^${MODULES}/`, pathNot: `^${MODULES}/(${ORDER.join('|')})/` },
  },
  {
    name: 'across-modules-by-services',
    comment: 'Another module is reached through its services, entities, loaders, hot reads, ports and types.',
    severity: 'error',
    from: { path: `^${MODULES}/(inventory/[^/]+|[^/]+)/`, pathNot: [TEST, '\\.(routes|presenter)\\.ts$'] },
    to: {
      path: `^${MODULES}/`,
      pathNot: [`^${MODULES}/$1/`, REACHED],
    },
  },
  {
    name: 'routes-across-modules-by-services-and-presenters',
    comment: 'As every file of a module; and REST rows share how a thing is presented.',
    severity: 'error',
    from: { path: `^${MODULES}/(inventory/[^/]+|[^/]+)/.*\\.(routes|presenter)\\.ts$` },
    to: {
      path: `^${MODULES}/`,
      pathNot: [`^${MODULES}/$1/`, REACHED, '\\.presenter\\.ts$'],
    },
  },
  {
    name: 'manifests-are-read-by-the-list',
    comment: 'A module is started by modules.ts and used through what it gives.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['^server/src/modules\\.ts$', TEST] },
    to: { path: '\\.module\\.ts$' },
  },
  {
    name: 'routes-are-named-by-manifests',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['\\.module\\.ts$', TEST] },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'services-know-no-edge',
    comment: 'A service takes (context, plainInput): no HTTP, no GraphQL.',
    severity: 'error',
    from: { path: `^${MODULES}/.*\\.service\\.ts$` },
    to: {
      path: [
        'node_modules/(fastify|@fastify|@apollo|@as-integrations|type-graphql|graphql)/',
        '\\.(resolver|inputs)\\.ts$',
        '^server/src/graphql/',
      ],
    },
  },
  {
    name: 'policies-are-pure',
    severity: 'error',
    from: { path: '\\.policy\\.ts$' },
    to: { path: ['node_modules/(typeorm|pg|fastify|graphql|type-graphql)/', '\\.(service|resolver)\\.ts$'] },
  },
  {
    name: 'presenters-know-legacy-names-alone',
    comment: 'Only REST’s routes present.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['\\.(routes|presenter)\\.ts$', TEST] },
    to: { path: '\\.presenter\\.ts$' },
  },
  {
    name: 'the-demonstration-is-loaded-by-commands',
    comment: 'The product does not know its demonstration: the start, the commands and the tests load it.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['^server/src/(cli/|main\\.ts$)', TEST] },
    to: { path: '^server/demo/' },
  },
  {
    name: 'nothing-imports-the-entry-points',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(test|bench|demo|src/cli)/' },
    to: { path: '^server/src/(main\\.ts|cli/(?!contract))' },
  },
  {
    name: 'features-never-import-each-other',
    comment: 'What two features share is in components. The drafts of records are read by the dashboard too.',
    severity: 'error',
    from: { path: '^client/src/features/([^/]+)/', pathNot: TEST },
    to: { path: '^client/src/features/', pathNot: `^client/src/features/($1|prf/drafts)/` },
  },
  ...oneWay,
  {
    name: 'components-and-lib-know-no-feature',
    severity: 'error',
    from: { path: '^client/src/(components|lib)/', pathNot: TEST },
    to: { path: '^client/src/features/' },
  },
  {
    name: 'features-know-no-app',
    comment: 'The application reads the features’ manifests; what a manifest is made of is in lib/feature.',
    severity: 'error',
    from: { path: '^client/src/features/', pathNot: TEST },
    to: { path: '^client/src/app/' },
  },
  {
    name: 'manifests-load-pages-lazily',
    comment:
      'A manifest comes with the first page: of its own feature it imports nothing but the pages, by import().',
    severity: 'error',
    from: { path: '^client/src/features/.*\\.feature\\.ts$' },
    to: { path: '^client/src/features/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'the-app-lists-the-features',
    comment: 'A manifest is read by app/features.ts alone, and the app loads the rest of a feature lazily.',
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/app/features\\.ts$', TEST] },
    to: { path: '\\.feature\\.ts$' },
  },
  {
    name: 'lib-knows-no-screen',
    severity: 'error',
    from: { path: '^client/src/lib/', pathNot: TEST },
    to: { path: '^client/src/(app|components)/' },
  },
  {
    name: 'tests-are-nobodys-source',
    severity: 'error',
    from: { path: '^(schema|server|client)/src/', pathNot: TEST },
    to: { path: ['^(server/(test|bench)|client/(test|e2e))/', TEST] },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^docs/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
