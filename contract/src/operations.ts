import * as admin from './admin/operations.ts';
import * as adminWork from './admin/work-operations.ts';
import * as account from './account/operations.ts';
import * as affiliates from './affiliates/operations.ts';
import * as invitations from './applications/invitation-operations.ts';
import * as applications from './applications/operations.ts';
import * as auth from './auth/operations.ts';
import * as secondFactor from './auth/second-factor-operations.ts';
import * as campaigns from './campaigns/operations.ts';
import * as saved from './campaigns/saved-operations.ts';
import * as savedSearches from './campaigns/saved-search-operations.ts';
import * as blocks from './blocks/operations.ts';
import * as calendar from './calendar/operations.ts';
import * as cases from './cases/operations.ts';
import * as dashboard from './dashboard/operations.ts';
import * as deliverables from './deliverables/operations.ts';
import * as drafts from './drafts/operations.ts';
import * as followers from './followers/operations.ts';
import * as links from './links/operations.ts';
import * as mails from './mail/operations.ts';
import * as messaging from './messaging/operations.ts';
import * as media from './media/operations.ts';
import * as invoices from './payments/invoices/invoice-operations.ts';
import * as onboarding from './payments/onboarding-operations.ts';
import * as payments from './payments/operations.ts';
import * as receipts from './payments/statements/receipt-operations.ts';
import * as statements from './payments/statements/statement-operations.ts';
import * as budgets from './payments/budget/operations.ts';
import * as refunds from './payments/refund-operations.ts';
import * as testPayments from './payments/test-operations.ts';
import * as presence from './presence/operations.ts';
import * as flags from './flags/operations.ts';
import * as proofs from './proofs/operations.ts';
import * as questions from './questions/operations.ts';
import * as push from './push/operations.ts';
import * as readings from './readings/operations.ts';
import * as notifications from './notifications/operations.ts';
import * as records from './records/operations.ts';
import * as reviews from './reviews/operations.ts';
import { isOperation, type Operation } from './calls/operation.ts';
import * as socialOauth from './social-accounts/oauth-operations.ts';
import * as socialAccounts from './social-accounts/operations.ts';
import * as stores from './stores/operations.ts';
import * as system from './system/operations.ts';
import * as users from './users/operations.ts';

const paymentOperations = {
  ...payments,
  ...invoices,
  ...statements,
  ...onboarding,
  ...receipts,
  ...budgets,
  ...refunds,
  ...testPayments,
};

/** The modules of each domain; their operations are picked out of everything that they export. */
export const DOMAIN_OPERATIONS = {
  system,
  auth: { ...auth, ...secondFactor },
  users,
  account,
  campaigns: { ...campaigns, ...saved, ...savedSearches },
  applications: { ...applications, ...invitations },
  deliverables,
  proofs,
  readings,
  flags,
  payments: paymentOperations,
  socialAccounts: { ...socialAccounts, ...socialOauth },
  links,
  media,
  messaging,
  drafts,
  presence,
  stores,
  records,
  reviews,
  questions,
  followers,
  affiliates,
  dashboard,
  notifications,
  calendar,
  mails,
  push,
  cases,
  blocks,
  admin: { ...admin, ...adminWork },
};

/** Every operation of the API with its domain, in the order of the documentation. */
export const OPERATIONS: readonly { readonly domain: string; readonly operation: Operation }[] = Object.entries(
  DOMAIN_OPERATIONS,
).flatMap(([domain, exported]) =>
  Object.values(exported)
    .filter(isOperation)
    .map((operation) => ({ domain, operation })),
);

type Modules = (typeof DOMAIN_OPERATIONS)[keyof typeof DOMAIN_OPERATIONS];
type Declared = Modules extends infer Module
  ? Module extends object
    ? Extract<Module[keyof Module], Operation>
    : never
  : never;

/** The id of an operation, which is also the name of its handler. */
export type OperationId = Declared['id'];

/** The operation with an id, with its exact type. */
export type OperationById<Id extends OperationId> = Extract<Declared, { readonly id: Id }>;
