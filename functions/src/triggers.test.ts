import { afterEach, describe, expect, it, vi } from 'vitest';

describe('the database whose documents start the triggers', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each([
    ['', '(default)'],
    ['restored', 'restored'],
  ])('is that of the setting %j: %s', async (setting, database) => {
    vi.stubEnv('FIRESTORE_DATABASE', setting);
    vi.resetModules();
    const [{ onUserWritten, onApplicationWritten }, account] = await Promise.all([
      import('./triggers.ts'),
      import('./account/triggers.ts'),
    ]);
    for (const trigger of [onUserWritten, onApplicationWritten, ...Object.values(account)]) {
      expect(trigger.__endpoint.eventTrigger?.eventFilters).toMatchObject({ database });
    }
  });
});
