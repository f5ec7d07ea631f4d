import { afterAll, vi } from 'vitest';

// Files of a worker share what is installed, which takes longest to load. Our own modules, with all that they hold, are each file's own.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
