import type Stripe from 'stripe';
import type { Config } from './config/config.ts';
import type { SecretGroup } from './config/secret-groups.ts';
import type { Dependencies } from './dependencies.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** Something has read a secret that its function does not declare. */
export class UndeclaredSecret extends Error {
  constructor(who: string, group: SecretGroup) {
    super(`${who} reads the secrets of the group '${group}', which it does not declare`);
    this.name = 'UndeclaredSecret';
  }
}

/** The parts of the configuration that are secrets of each group. */
const IN_CONFIG = {
  accounts: 'oauthClients',
  readings: 'readingKeys',
  grants: 'grantKeys',
  mail: 'mail',
  search: 'search',
} as const satisfies Partial<Record<SecretGroup, keyof Config>>;

const IN_STRIPE = {
  secretKey: 'stripe',
  webhookSecret: 'webhooks',
  connectWebhookSecret: 'webhooks',
} as const satisfies Partial<Record<keyof Config['stripe'], SecretGroup>>;

/**
 * Returns dependencies with which a function can use the secrets that it declares, and what is made of them. Everything that takes another one throws
 * `UndeclaredSecret`, in tests as where it is deployed without.
 */
export function withSecrets<D extends Dependencies>(deps: D, groups: readonly SecretGroup[], who: string): D {
  const refusal = (group: SecretGroup) => (): never => {
    throw new UndeclaredSecret(who, group);
  };
  const isRefused = (group: SecretGroup) => !groups.includes(group);
  const stripe = { ...deps.config.stripe };
  for (const [name, group] of Object.entries(IN_STRIPE)) {
    if (isRefused(group)) Object.defineProperty(stripe, name, { get: refusal(group) });
  }
  const config = { ...deps.config, stripe };
  for (const group of Object.keys(IN_CONFIG) as (keyof typeof IN_CONFIG)[]) {
    if (isRefused(group)) Object.defineProperty(config, IN_CONFIG[group], { get: refusal(group) });
  }
  return {
    ...deps,
    config,
    ...(isRefused('stripe') && { stripe: new Proxy({} as Stripe, { get: refusal('stripe') }) }),
    ...(isRefused('mail') && { sendMail: refusal('mail') }),
    ...(isRefused('search') && { searchEngine: new Proxy({} as SearchEngine, { get: refusal('search') }) }),
  };
}
