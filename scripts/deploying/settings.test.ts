import { describe, expect, it } from 'vitest';
import { deployedSecrets } from '../../functions/src/platform/deployed-secrets.ts';
import { describeSettings, problemsOfSettings, SECRETS } from './settings.ts';

const GOOD = 'SITE_ORIGIN=https://doubloon.example\nFIREBASE_WEB_API_KEY=key\n';

describe('the settings of a deployment', () => {
  it('are accepted when complete', () => {
    expect(problemsOfSettings(GOOD)).toEqual([]);
  });

  it('name everything that is missing', () => {
    expect(problemsOfSettings('')).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is missing/),
      expect.stringMatching(/^FIREBASE_WEB_API_KEY is missing/),
    ]);
  });

  it.each([
    ['STRIPE_SECRET_KEY=sk_live_x', /is a secret/],
    ['STRIPE_API_BASE=http://127.0.0.1:1', /emulators only/],
    ['TEST_CLOCK_FILE=/clock', /emulators only/],
    ['APP_CHECK=required', /needs APP_CHECK_SITE_KEY/],
    ['SITE_ORIGIN=http://doubloon.example', /must be https/],
    ['SITE_ORIGIN=https://doubloon.example/path', /must be https/],
  ])('refuse %s', (line, problem) => {
    expect(problemsOfSettings(`${GOOD}${line}\n`)).toEqual([expect.stringMatching(problem)]);
  });

  it('list exactly the secrets that the functions declare', () => {
    expect(SECRETS.map(({ name }) => name)).toEqual(deployedSecrets);
    for (const name of deployedSecrets) expect(describeSettings()).toContain(name);
  });
});
