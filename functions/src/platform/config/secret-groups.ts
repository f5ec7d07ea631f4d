/** Secrets that are declared together, because whatever uses one of a group uses all. Each function names its groups; it is deployed with these secrets alone. */
export const SECRET_GROUPS = ['stripe', 'webhooks', 'accounts', 'readings', 'grants', 'mail', 'search'] as const;
export type SecretGroup = (typeof SECRET_GROUPS)[number];
