import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** A deployment with everything that needs secrets. */
const SETTINGS = {
  MAIL_FROM: 'Doubloon <mail@doubloon.example>',
  OAUTH_YOUTUBE_CLIENT_ID: 'client',
  OAUTH_INSTAGRAM_CLIENT_ID: 'client',
  READ_PLATFORMS: 'youtube,instagram',
  TYPESENSE_URL: 'https://search.doubloon.example',
};

beforeAll(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('every function is deployed with the secrets of its groups, and no others', async () => {
  const deployed = (await import('../../index.ts')) as unknown as Record<string, { __endpoint?: unknown }>;
  const found = Object.entries(deployed).flatMap(([name, { __endpoint: endpoint }]) => {
    const { secretEnvironmentVariables: secrets = [] } = (endpoint ?? {}) as {
      secretEnvironmentVariables?: { key: string }[];
    };
    return secrets.length > 0 ? [[name, secrets.map(({ key }) => key)] as const] : [];
  });
  const stripe = ['STRIPE_SECRET_KEY'];
  const accounts = ['OAUTH_INSTAGRAM_CLIENT_SECRET', 'OAUTH_YOUTUBE_CLIENT_SECRET'];
  const readings = ['READ_YOUTUBE_KEY'];
  const grants = ['GRANT_KEYS'];
  const mail = ['SMTP_URL', 'MAIL_LINK_KEY'];
  const search = ['TYPESENSE_KEY'];
  const webhooks = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'];
  expect(Object.fromEntries(found)).toEqual({
    api: [...stripe, ...webhooks, ...accounts, ...readings, ...grants, ...mail, ...search],
    decideOverdue: stripe,
    reconcile: stripe,
    resolvePayouts: stripe,
    settleCheckouts: stripe,
    settleRefunds: stripe,
    readPosts: [...accounts, ...readings, ...grants],
    onSocialAccountWritten: [...accounts, ...readings, ...grants],
    keepGrants: [...accounts, ...grants],
    eraseAccounts: [...accounts, ...grants],
    resumeAccountDeletions: [...accounts, ...grants],
    sendMails: mail,
    onAccountMailWritten: mail,
    onNotificationWritten: mail,
    onCampaignWritten: search,
    onStoreWritten: search,
  });
});
