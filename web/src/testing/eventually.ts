import { vi } from 'vitest';

/** Resolves once these expectations hold, with or without a page; the limit only ends what hangs. */
export const eventually = (expectations: () => void): Promise<void> => vi.waitFor(expectations, { timeout: 60_000 });
