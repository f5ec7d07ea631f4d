import { afterAll, vi } from 'vitest';

// Files of a worker share installed packages, which take longest to load. Our own modules, with their state, belong to each file alone.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
