import { OPERATIONS } from '@doubloon/contract/operations.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import { authExamples } from './auth.ts';
import type { Example } from './example.ts';
import { draftExamples, messagingExamples, presenceExamples } from './messaging.ts';
import { paymentExamples } from './payments.ts';
import { dashboardExamples, linkExamples, socialAccountExamples, systemExamples, userExamples } from './people.ts';
import { proofExamples } from './proofs.ts';
import { affiliateExamples, followerExamples, reviewExamples, storeExamples } from './stores.ts';
import { applicationExamples, campaignExamples, deliverableExamples } from './trade.ts';

const EXAMPLES: readonly Example[] = [
  ...systemExamples,
  ...authExamples,
  ...userExamples,
  ...campaignExamples,
  ...applicationExamples,
  ...deliverableExamples,
  ...proofExamples,
  ...paymentExamples,
  ...socialAccountExamples,
  ...linkExamples,
  ...messagingExamples,
  ...draftExamples,
  ...presenceExamples,
  ...storeExamples,
  ...reviewExamples,
  ...followerExamples,
  ...affiliateExamples,
  ...dashboardExamples,
];

/** Every operation that people call with its example; webhooks carry signed events instead and have tests of their own. */
export const EVERY_EXAMPLE: readonly (readonly [id: string, Example])[] = OPERATIONS.filter(
  ({ operation }) => operation.access.kind !== 'webhook',
).map(({ operation }) => [operation.id, exampleOf(operation)]);

function exampleOf(operation: Operation): Example {
  const [found, ...more] = EXAMPLES.filter((one) => one.operation.id === operation.id);
  if (!found || more.length > 0) throw new Error(`${operation.id} needs exactly one example in tests/support/examples`);
  return found;
}
