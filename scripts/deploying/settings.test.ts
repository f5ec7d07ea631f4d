import { parseEnv } from 'node:util';
import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../functions/src/platform/config/function-options.ts';
import { SECRET_GROUPS } from '../../functions/src/platform/config/secret-groups.ts';
import { readConfig } from '../../functions/src/platform/config/config.ts';
import { readingSecretName } from '../../functions/src/platform/config/reading-settings.ts';
import {
  describeSettings,
  warningsOfSettings,
  leastBudgetOf,
  OAUTH_SECRETS,
  OAUTH_SETTINGS,
  problemsOfSettings,
  READING_SECRETS,
  SECRETS,
} from './settings.ts';

const GOOD =
  'SITE_ORIGIN=https://doubloon.example\nWEB_API_KEY=key\nPLATFORM_LEGAL_NAME=Doubloon Pte. Ltd.\nPLATFORM_ADDRESS=1 Fusionopolis Way, Singapore\n';

describe('the settings of a deployment', () => {
  it('are accepted when complete', () => {
    expect(problemsOfSettings(GOOD)).toEqual([]);
  });

  it('name everything that is missing', () => {
    expect(problemsOfSettings('')).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is missing/),
      expect.stringMatching(/^WEB_API_KEY is missing/),
      expect.stringMatching(/^PLATFORM_LEGAL_NAME is missing/),
      expect.stringMatching(/^PLATFORM_ADDRESS is missing/),
    ]);
  });

  it.each([
    ['STRIPE_SECRET_KEY=sk_live_x', /is a secret/],
    ['OAUTH_TIKTOK_CLIENT_SECRET=x', /OAUTH_TIKTOK_CLIENT_SECRET is a secret/],
    ['READ_YOUTUBE_KEY=x', /READ_YOUTUBE_KEY is a secret/],
    ['STRIPE_API_BASE=http://127.0.0.1:1', /emulators only/],
    ['TEST_CLOCK_FILE=/clock', /emulators only/],
    ['APP_CHECK=required', /needs APP_CHECK_SITE_KEY/],
    ['APP_CHECK_SITE_KEY=site-key', /needs WEB_APP_ID/],
    ['STRIPE_PUBLISHABLE_KEY=sk_test_x', /must begin with pk_/],
    ['STRIPE_PUBLISHABLE_KEY=pk_test_x', /must begin with pk_live_/],
    ['TEST_DEPLOYMENT=on\nSTRIPE_PUBLISHABLE_KEY=pk_live_x', /must begin with pk_test_/],
    ['SITE_ORIGIN=http://doubloon.example', /must be https/],
    ['SITE_ORIGIN=https://doubloon.example/path', /must be https/],
  ])('refuse %s', (line, problem) => {
    expect(problemsOfSettings(`${GOOD}${line}\n`)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['APP_CHECK=on', /APP_CHECK/],
    ['LOG_LEVEL=loud', /LOG_LEVEL/],
    ['TRUSTED_PROXIES=x', /TRUSTED_PROXIES/],
    ['MODERATION=yes', /MODERATION/],
    ['TEST_DEPLOYMENT=yes', /TEST_DEPLOYMENT/],
    ['PAYMENT_METHODS=card,cheque', /PAYMENT_METHODS/],
    ['PAYMENT_METHODS=paynow', /Needs card/],
    ['ACCOUNT_CAPABILITIES=card_payments', /ACCOUNT_CAPABILITIES/],
    ['PAYOUT_WAIT_DAYS=15', /PAYOUT_WAIT_DAYS/],
    ['REFUND_FLOAT=12.5', /REFUND_FLOAT/],
    ['VALIDATION_DAYS=0', /VALIDATION_DAYS/],
    ['PAYOUT_WAIT_DAYS=some', /PAYOUT_WAIT_DAYS/],
    ['MIN_BUDGET=12.5', /MIN_BUDGET/],
    ['MIN_BUDGET=10001', /MIN_BUDGET/],
    ['READ_PLATFORMS=facebook', /READ_PLATFORMS names facebook/],
    ['READ_QUOTAS=twitter', /READ_QUOTAS is written/],
    ['FLAG_THRESHOLDS=spike.views:1', /FLAG_THRESHOLDS names spike.views/],
    ['HOLD_SCORE=0', /HOLD_SCORE is a whole number/],
    ['GST_NUMBER=none', /GST_NUMBER is no registration number/],
    ['GST_PERCENT=9', /GST_PERCENT needs GST_NUMBER/],
  ])('refuse %s, which the product would refuse at its first event', (line, problem) => {
    expect(problemsOfSettings(`${GOOD}${line}\n`)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    'APP_CHECK=',
    'MIN_BUDGET=',
    'LOG_LEVEL=',
    'MODERATION=',
    'PAYMENT_METHODS=',
    'ACCOUNT_CAPABILITIES=',
    'REFUND_FLOAT=',
    'PAYOUT_WAIT_DAYS=',
    'TEST_DEPLOYMENT=',
    'TRUSTED_PROXIES=',
    'READ_PLATFORMS=',
    'WEB_APP_ID=',
  ])('take %s as not set, as the product does', (line) => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_x', GCLOUD_PROJECT: 'treasure' };
    expect(() => readConfig({ ...parseEnv(`${GOOD}${line}\n`), ...secrets })).not.toThrow();
    expect(problemsOfSettings(`${GOOD}${line}\n`)).toEqual([]);
  });

  it('name every platform that accounts can be connected at, as an option', () => {
    const names = OAUTH_PLATFORMS.map((platform) => `OAUTH_${platform.toUpperCase()}_CLIENT`);
    expect(OAUTH_SETTINGS).toEqual(names.map((name) => `${name}_ID`));
    expect(OAUTH_SECRETS).toEqual(names.map((name) => `${name}_SECRET`));
    for (const name of OAUTH_SETTINGS) expect(describeSettings()).toContain(name);
    expect(problemsOfSettings(`${GOOD}OAUTH_TIKTOK_CLIENT_ID=app\n`)).toEqual([]);
  });

  it('name the keys with which posts are read, as an option', () => {
    expect(READING_SECRETS).toEqual(['youtube', 'twitter', 'tiktok'].map(readingSecretName));
    expect(readingSecretName('instagram')).toBe(readingSecretName('tiktok'));
    for (const name of READING_SECRETS) expect(describeSettings()).toContain(name);
    expect(problemsOfSettings(`${GOOD}READ_PLATFORMS=youtube\n`)).toEqual([]);
  });

  it.each(['', 'MIN_BUDGET=', 'MIN_BUDGET=0', 'MIN_BUDGET=250'])(
    'tell the client the least budget that the functions refuse less than: %s',
    (line) => {
      const values = parseEnv(`${GOOD}${line}\n`);
      const config = readConfig({ ...values, STRIPE_SECRET_KEY: 'sk_live_x', GCLOUD_PROJECT: 'treasure' });
      expect(Number(leastBudgetOf(values)) * 100).toBe(config.leastBudgetCents);
    },
  );

  it('list exactly the secrets that the functions declare', () => {
    const declared = secretsOf(SECRET_GROUPS);
    expect(SECRETS.map(({ name }) => name)).toEqual(declared);
    for (const name of declared) expect(describeSettings()).toContain(name);
  });
});

describe('settings that are accepted', () => {
  it.each([
    ['MIN_BUDGET=1', /^MIN_BUDGET=1: .*less than SGD 430 .*loses what Stripe keeps/],
    ['PAYOUT_WAIT_DAYS=0', /^PAYOUT_WAIT_DAYS=0: .*before the warning of a stolen card/],
    ['HOLD_SCORE=51', /^HOLD_SCORE=51: .*without an admin's look/],
    ['REFUND_FLOAT=0', /^REFUND_FLOAT is 0: .*from which refunds are made/],
    ['REFUND_FLOAT=', /^REFUND_FLOAT is 0: /],
  ])('warn of %s', (line, warning) => {
    expect(warningsOfSettings(parseEnv(`REFUND_FLOAT=500\n${line}`))).toEqual([expect.stringMatching(warning)]);
  });

  it.each(['', 'MIN_BUDGET=\nPAYOUT_WAIT_DAYS=\nHOLD_SCORE=', 'MIN_BUDGET=430\nPAYOUT_WAIT_DAYS=3\nHOLD_SCORE=50'])(
    'warn of nothing usual: %j',
    (lines) => expect(warningsOfSettings(parseEnv(`REFUND_FLOAT=500\n${lines}`))).toEqual([]),
  );

  it('warn of a float that nobody has set', () => {
    expect(warningsOfSettings({})).toEqual([expect.stringMatching(/^REFUND_FLOAT is 0: /)]);
  });
});
