import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/testing/plan/slow-tests.ts';
import { CoverageLast } from './tests/support/setup/coverage-last.ts';

/** Modules that Node loads once for all test files of a worker; those of the tests are made anew for each file. */
const SHARED_MODULES = ['contract', 'functions', 'emulators', 'scripts', 'tests/support/setup/firestore-meter.ts'].map(
  (path) => new RegExp(`^${join(import.meta.dirname, path).replaceAll(/[^\w/]/g, String.raw`\$&`)}`),
);

// Else a busy machine closes a connection to a test's server at the moment that a call takes it up again.
const setupFiles = ['tests/support/setup/fail-on-console-error.ts', 'emulators/suite/firebase/keep-connections.ts'];

const notTested = (folder?: string) => ['**/node_modules/**', '**/dist/**', ...leftOut(folder)];

/** Milliseconds; no outcome depends on how fast the machine is, so these only end what hangs. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000 };

/** Bounds the garbage of a worker that keeps its modules: without it, Node lets it grow as long as the machine has memory. */
const boundedHeap = (megabytes: number) => ({ execArgv: [`--max-old-space-size=${megabytes}`] });

/** One project per part of the suite; `npm run test:<name>` runs one of them alone. */
export default defineConfig({
  test: {
    sequence: { sequencer: CoverageLast },
    // A test that is left focused would hide all others.
    allowOnly: false,
    // A suite is given time to end all of its processes.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,functions,emulators,scripts}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: notTested(),
          isolate: false,
          ...limits,
          setupFiles: [...setupFiles, 'tests/support/setup/between-files.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['{src,vite,service-worker}/**/*.test.{ts,tsx}'],
          exclude: notTested('web/'),
          environment: 'happy-dom',
          globalSetup: ['src/testing/styles/compiled-classes.setup.ts'],
          alias: [
            {
              find: /^.*\/state\/use-ready\.ts$/,
              replacement: join(import.meta.dirname, 'web/src/testing/ready-at-once.ts'),
            },
            {
              find: /^.*\/styled-system\/css\/index\.js$/,
              replacement: join(import.meta.dirname, 'web/src/testing/styles/checked-css.ts'),
            },
          ],
          ...boundedHeap(1_200),
          isolate: false,
          // Firebase Auth keeps the fetch that it finds when it is loaded, so each file of a worker needs its own.
          server: { deps: { inline: [/\/node_modules\/(firebase|@firebase\/auth)\//] } },
          ...limits,
          setupFiles: [
            '../tests/support/setup/fail-on-console-error.ts',
            '../tests/support/setup/between-files.ts',
            'src/testing/between-files.ts',
          ],
        },
      },
      {
        test: {
          name: 'money',
          include: ['tests/money/**/*.test.ts'],
          exclude: notTested(),
          ...limits,
          // Many sequences are one test, which takes minutes on a busy machine.
          testTimeout: 900_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          exclude: notTested(),
          env: { METADATA_SERVER_DETECTION: 'none' },
          globalSetup: ['tests/engines/support/shared-suite.setup.ts'],
          // These only end what hangs.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: notTested(),
          // One engine decides for all of them; the last file reads which conditions it met.
          fileParallelism: false,
          globalSetup: ['tests/support/setup/suite.setup.ts'],
          isolate: false,
          server: { deps: { external: SHARED_MODULES } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          setupFiles: ['tests/support/setup/new-file.setup.ts', ...setupFiles],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: notTested(),
          globalSetup: ['tests/support/setup/suite.setup.ts'],
          // Loading the product costs more than most files' tests; so a worker keeps it, and only what belongs to a file is made anew.
          ...boundedHeap(1_000),
          isolate: false,
          server: { deps: { external: SHARED_MODULES } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          setupFiles: ['tests/support/setup/new-file.setup.ts', ...setupFiles],
        },
      },
    ],
  },
});
