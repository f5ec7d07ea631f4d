import { OPERATIONS } from '@doubloon/contract/operations.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { accountExamples } from './accounts.ts';
import { adminExamples } from './admin.ts';
import { authExamples } from './auth.ts';
import { calendarExamples } from './calendar.ts';
import { caseExamples } from './cases.ts';
import { deliverableExamples } from './deliverables.ts';
import type { Example } from './example.ts';
import { invitationExamples } from './invitations.ts';
import { mailExamples } from './mails.ts';
import { mediaExamples } from './media.ts';
import { draftExamples, messagingExamples, presenceExamples } from './messaging.ts';
import { notificationExamples } from './notifications.ts';
import { paymentExamples } from './payments.ts';
import { dashboardExamples, linkExamples, recordExamples, systemExamples, userExamples } from './people.ts';
import { proofExamples } from './proofs.ts';
import { pushExamples } from './push.ts';
import { questionExamples } from './questions.ts';
import { savedExamples } from './saved.ts';
import { secondFactorExamples } from './second-factor.ts';
import { socialAccountExamples } from './social-accounts.ts';
import { affiliateExamples, followerExamples, reviewExamples, storeExamples } from './stores.ts';
import { applicationExamples, campaignExamples } from './trade.ts';
import { uploadExamples } from './uploads.ts';

const EXAMPLES: readonly Example[] = [
  ...systemExamples,
  ...authExamples,
  ...secondFactorExamples,
  ...accountExamples,
  ...userExamples,
  ...campaignExamples,
  ...applicationExamples,
  ...invitationExamples,
  ...savedExamples,
  ...deliverableExamples,
  ...proofExamples,
  ...paymentExamples,
  ...socialAccountExamples,
  ...linkExamples,
  ...messagingExamples,
  ...draftExamples,
  ...presenceExamples,
  ...storeExamples,
  ...recordExamples,
  ...reviewExamples,
  ...questionExamples,
  ...followerExamples,
  ...affiliateExamples,
  ...mediaExamples,
  ...uploadExamples,
  ...dashboardExamples,
  ...notificationExamples,
  ...calendarExamples,
  ...mailExamples,
  ...pushExamples,
  ...caseExamples,
  ...adminExamples,
];

/** The example of every operation that people call; webhooks carry signed events instead and have their own tests. */
export const EVERY_EXAMPLE: readonly (readonly [id: string, Example])[] = OPERATIONS.filter(
  ({ operation }) => operation.access.kind !== 'webhook',
).map(({ operation }) => [operation.id, exampleOf(operation)]);

function exampleOf(operation: Operation): Example {
  const [found, ...more] = EXAMPLES.filter((one) => one.operation.id === operation.id);
  if (!found || more.length > 0) throw new Error(`${operation.id} needs exactly one example in tests/support/examples`);
  return found;
}
