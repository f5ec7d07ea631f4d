import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/testing/slow-tests.ts';
import { CoverageLast } from './tests/support/coverage-last.ts';

const setupFiles = ['tests/support/fail-on-console-error.ts'];

const notTested = (folder?: string) => ['**/node_modules/**', '**/dist/**', ...leftOut(folder)];

/** One project per part of the suite; `npm run test:<name>` runs one of them alone. */
export default defineConfig({
  test: {
    sequence: { sequencer: CoverageLast },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,functions,emulators,scripts}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: notTested(),
          setupFiles,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['{src,vite}/**/*.test.{ts,tsx}'],
          exclude: notTested('web/'),
          environment: 'happy-dom',
          setupFiles: ['../tests/support/fail-on-console-error.ts'],
        },
      },
      {
        test: {
          name: 'money',
          include: ['tests/money/**/*.test.ts'],
          exclude: notTested(),
          testTimeout: 120_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          exclude: notTested(),
          env: { METADATA_SERVER_DETECTION: 'none' },
          // Many files start suites of their own; side by side they would only wait for each other's processor.
          fileParallelism: false,
          globalSetup: ['tests/engines/shared-suite.setup.ts'],
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
          globalSetup: ['tests/support/suite.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: notTested(),
          globalSetup: ['tests/support/suite.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
    ],
  },
});
