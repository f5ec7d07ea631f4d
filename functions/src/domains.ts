import { PAYABLES } from './payables.ts';
import { payoutProvider } from './payments/payouts/transfer-attempt.ts';
import type { Domains } from './platform/create-dependencies.ts';
import { REOPENINGS } from './reopenings.ts';
import { STORE_CLASSES } from './store-classes.ts';

/** The parts of the domains that the platform is given, because it does not import them. */
export const DOMAINS: Domains = {
  storeClasses: STORE_CLASSES,
  ports: { payables: PAYABLES, payoutProvider, reopenings: REOPENINGS },
};
