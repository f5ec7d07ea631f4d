import { PAYABLES } from './payables.ts';
import { payoutProvider } from './payments/payouts/transfer-attempt.ts';
import type { Domains } from './platform/create-dependencies.ts';
import { REOPENINGS } from './reopenings.ts';
import { STORE_CLASSES } from './store-classes.ts';

/** Everything that the platform is told of the domains, which it does not know. */
export const DOMAINS: Domains = {
  storeClasses: STORE_CLASSES,
  ports: { payables: PAYABLES, payoutProvider, reopenings: REOPENINGS },
};
