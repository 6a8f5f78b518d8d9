import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { antdParts } from './antd-parts.ts';
import { antdStyles } from './antd-styles.ts';
import { apolloParts } from './apollo-parts.ts';
import { appShellFiles } from './app-shell-files.ts';
import { calendarParts } from './calendar-parts.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { compiledEarly, earlyScriptsExist } from './compiled-early.ts';
import { compiledWords } from './compiled-words.ts';
import { fetchedFirst } from './fetched-first.ts';
import { moduleSizes } from './module-sizes.ts';
import { pageScript } from './page-script.ts';
import { parsedOperations } from './parsed-operations.ts';

const server = process.env.SIDELINE_SERVER ?? 'http://127.0.0.1:4000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    antdParts(),
    antdStyles(),
    apolloParts(),
    fetchedFirst(),
    calendarParts(),
    compiledWords(),
    pageScript(),
    parsedOperations(),
    moduleSizes(here('../')),
    earlyScriptsExist(),
    // The application's own files, so that it opens without the server. Nothing that the server answers is kept by it.
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Sideline',
        short_name: 'Sideline',
        description: 'Electronic patient care records and event medical operations',
        lang: 'en-GB',
        start_url: '/dashboard',
        display: 'standalone',
        theme_color: '#0A1F44',
        background_color: '#F4F7FA',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // The explorer's editor: it does not belong to the application.
        globIgnores: ['assets/monaco-editor-*'],
        globPatterns: ['*.{html,js,svg}', 'assets/**/*.{js,css,woff2,wasm}'],
        manifestTransforms: [
          (entries) => {
            const files = appShellFiles(here('./dist/.vite/manifest.json'));
            return { manifest: entries.filter(({ url }) => files.has(url)), warnings: [] };
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(graphql|api|fhir|healthz|readyz|metrics)/],
        cleanupOutdatedCaches: true,
        // Push messages and what a press on one opens.
        importScripts: ['/push-worker.js'],
      },
    }),
  ],
  // The contract is read from its sources, so that a change of a rule is seen at once by both sides.
  resolve: {
    // rxjs has its classes under the second; else it is written for browsers without any.
    conditions: ['source', 'es2015', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql'],
    alias: [{ find: /^@rc-component\/form$/, replacement: here('./rc-form.ts') }],
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Says which files /login needs; client/e2e/sign-in.spec.ts holds it to its limit.
    manifest: true,
    // Every page is a lazy import, so the chunks follow the routes. Only the explorer's editor is this large, and only the explorer
    // loads it; what a visitor loads is held to its limits by client/e2e/first-loads.spec.ts.
    chunkSizeWarningLimit: 2900,
    // A font in the style sheet would come with it whether or not its letters are written.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
    // The GraphQL explorer is a page of its own, which the server shows at /graphql.
    rolldownOptions: {
      input: { index: here('./index.html'), explorer: here('./explorer.html') },
      // Their package files do not say it, so that what nobody uses of them would come too.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design|uuid)\//, sideEffects: false }],
      },
      // The first file names all the others, and nothing compresses a hash: seven letters are enough.
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        chunkFileNames: 'assets/[name]-[hash:7].js',
        postBanner: compiledEarly,
      },
      // The explorer's packages carry directives for React's compiler, which a bundle has no use for; and main.tsx takes the sign-in
      // page, which its manifest loads when it is asked for, into the first file.
      onLog: (level, log, next) => {
        if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' && log.message.includes('by client/src/main.tsx'))
          return;
        next(level, log);
      },
    },
  },
  // The explorer's workers are imports of vite's own kind, which only vite itself can follow.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    port: 5173,
    strictPort: false,
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': { target: server },
      '/fhir': { target: server },
      '/healthz': { target: server },
      '/readyz': { target: server },
    },
  },
  preview: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': { target: server },
      '/fhir': { target: server },
      '/healthz': { target: server },
    },
  },
});
