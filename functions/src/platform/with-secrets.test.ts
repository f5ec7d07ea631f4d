import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../testing/deployed-environment.ts';
import { readConfig } from './config/config.ts';
import { SECRET_GROUPS, type SecretGroup } from './config/secret-groups.ts';
import type { Dependencies } from './dependencies.ts';
import { UndeclaredSecret, withSecrets } from './with-secrets.ts';

const config = readConfig(DEPLOYED_ENVIRONMENT);
const sent = { kind: 'sent' } as const;
const deps = {
  config,
  stripe: { balance: 'answers' },
  sendMail: () => Promise.resolve(sent),
  searchEngine: { isResting: () => false },
} as unknown as Dependencies;

/** Something that takes a secret of each group. */
const USES: Readonly<Record<SecretGroup, readonly ((own: Dependencies) => unknown)[]>> = {
  stripe: [(own) => own.config.stripe.secretKey, (own) => own.stripe.balance],
  webhooks: [(own) => own.config.stripe.webhookSecret, (own) => own.config.stripe.connectWebhookSecret],
  accounts: [(own) => own.config.oauthClients],
  readings: [(own) => own.config.readingKeys],
  grants: [(own) => own.config.grantKeys],
  mail: [(own) => own.config.mail, (own) => own.sendMail?.({} as never)],
  search: [(own) => own.config.search, (own) => own.searchEngine?.isResting(new Date())],
};

describe.each(SECRET_GROUPS)('the secrets of the group %s', (group) => {
  it('are for a function that declares them', () => {
    const own = withSecrets(deps, [group], 'someJob');
    for (const use of USES[group]) expect(() => use(own)).not.toThrow();
  });

  it('are refused to one that declares all others, with words that name both', () => {
    const others = SECRET_GROUPS.filter((one) => one !== group);
    const own = withSecrets(deps, others, 'someJob');
    for (const use of USES[group]) {
      expect(() => use(own)).toThrow(UndeclaredSecret);
      expect(() => use(own)).toThrow(`someJob reads the secrets of the group '${group}', which it does not declare`);
    }
    for (const one of others) for (const use of USES[one]) expect(() => use(own)).not.toThrow();
  });
});

it('leaves settings to every function', () => {
  const own = withSecrets(deps, [], 'someJob');
  expect(own.config).toMatchObject({ projectId: 'treasure', sendsMail: false });
  expect(own.config.stripe).toMatchObject({ isLive: false, apiBase: null });
});

describe('a deployed function', () => {
  const { STRIPE_SECRET_KEY: _, ...withoutSecrets } = {
    ...DEPLOYED_ENVIRONMENT,
    OAUTH_TIKTOK_CLIENT_ID: 'id',
    READ_PLATFORMS: 'youtube,tiktok',
    MAIL_FROM: 'mail@doubloon.example',
    TYPESENSE_URL: 'https://search.doubloon.example',
  };

  it('starts without the secrets that it does not declare', () => {
    expect(readConfig(withoutSecrets, [])).toMatchObject({ sendsMail: true, mail: null, search: null, grantKeys: [] });
  });

  it.each([
    ['stripe', 'STRIPE_SECRET_KEY must be set'],
    ['accounts', 'OAUTH_TIKTOK_CLIENT_SECRET'],
    ['readings', 'READ_YOUTUBE_KEY must be set'],
    ['grants', 'GRANT_KEYS must be set'],
    ['mail', 'needs the secrets SMTP_URL'],
    ['search', 'needs the secret TYPESENSE_KEY'],
  ] as const)('does not start without those of %s, if it declares them', (group, problem) => {
    expect(() => readConfig(withoutSecrets, [group])).toThrow(problem);
  });
});
