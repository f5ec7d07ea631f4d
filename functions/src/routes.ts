import { DOMAIN_OPERATIONS } from '@doubloon/contract/operations.ts';
import * as deleteAccount from './account/delete-account.ts';
import * as exportAccount from './account/export-account.ts';
import * as auditLog from './admin/audit-log.ts';
import * as bankEvidence from './admin/bank-evidence.ts';
import * as getWaitingWork from './admin/get-waiting-work.ts';
import * as decideReport from './admin/decide-report.ts';
import * as moderation from './admin/moderation.ts';
import * as setUserAccess from './admin/set-user-access.ts';
import * as settleRefund from './admin/settle-refund.ts';
import * as takePaymentBack from './admin/take-payment-back.ts';
import * as showUsers from './admin/show-users.ts';
import * as affiliateLinks from './affiliates/affiliate-links.ts';
import * as applicationPayable from './applications/application-payable.ts';
import * as decideApplication from './applications/decide-application.ts';
import * as freeSlot from './applications/free-slot.ts';
import * as getEarnings from './applications/get-earnings.ts';
import * as invitations from './applications/invitations.ts';
import * as shortlist from './applications/shortlist.ts';
import * as showApplicant from './applications/show-applicant.ts';
import * as showApplications from './applications/show-applications.ts';
import * as writeApplication from './applications/write-application.ts';
import * as login from './auth/login.ts';
import * as mailedCodes from './auth/mailed-codes.ts';
import * as ownSessions from './auth/own-sessions.ts';
import * as profile from './auth/profile.ts';
import * as register from './auth/register.ts';
import * as secondFactor from './auth/second-factor.ts';
import * as calendarFeed from './calendar/calendar-feed.ts';
import * as extendCampaign from './campaigns/lifecycle/extend-campaign.ts';
import * as moveCampaign from './campaigns/lifecycle/move-campaign.ts';
import * as savedLoots from './campaigns/saved/saved-loots.ts';
import * as savedSearches from './campaigns/saved/saved-searches.ts';
import * as showBrand from './campaigns/show-brand.ts';
import * as showCampaigns from './campaigns/show-campaigns.ts';
import * as writeCampaign from './campaigns/write-campaign.ts';
import * as writeCover from './campaigns/write-cover.ts';
import * as writeFiles from './campaigns/write-files.ts';
import * as blocks from './blocks/blocks.ts';
import * as cases from './cases/cases.ts';
import * as listCases from './cases/list-cases.ts';
import * as getDashboard from './dashboard/get-dashboard.ts';
import * as trends from './dashboard/trends.ts';
import * as decideDeliverable from './deliverables/decide-deliverable.ts';
import * as previewTopUp from './deliverables/preview-top-up.ts';
import * as showDeliverables from './deliverables/show-deliverables.ts';
import * as takeBackDeliverable from './deliverables/take-back-deliverable.ts';
import * as writeDeliverable from './deliverables/write-deliverable.ts';
import * as drafts from './drafts/drafts.ts';
import * as following from './followers/following.ts';
import * as checkAccount from './links/check-account.ts';
import * as media from './media/media.ts';
import * as bankConsent from './messaging/bank-consent.ts';
import * as conversations from './messaging/conversations.ts';
import * as messageFiles from './messaging/message-files.ts';
import * as messages from './messaging/messages.ts';
import * as showNotifications from './notifications/show-notifications.ts';
import * as connectedAccount from './payments/accounts/connected-account.ts';
import * as onboarding from './payments/accounts/onboarding.ts';
import * as claimDraft from './payments/checkouts/claim-draft.ts';
import * as showPaidCampaign from './payments/checkouts/show-paid-campaign.ts';
import * as addBudget from './payments/checkouts/add-budget.ts';
import * as startCheckout from './payments/checkouts/start-checkout.ts';
import * as showInvoices from './payments/invoices/show-invoices.ts';
import * as ownPayout from './payments/payouts/own-payout.ts';
import * as previewPayout from './payments/payouts/preview-payout.ts';
import * as testPayments from './payments/payouts/test-payments.ts';
import * as showBooks from './payments/reconciliation/show-books.ts';
import * as listLedgerResults from './payments/reconciliation/list-ledger-results.ts';
import * as requestRefund from './payments/refunds/request-refund.ts';
import * as showEvidence from './flags/show-evidence.ts';
import * as showFlags from './flags/show-flags.ts';
import * as showPayouts from './payments/statements/show-payouts.ts';
import * as showStatement from './payments/statements/show-statement.ts';
import * as webhook from './payments/webhooks/webhook.ts';
import { routes } from './platform/http/operation-route.ts';
import * as presence from './presence/presence.ts';
import * as showProofs from './proofs/show-proofs.ts';
import * as writeProof from './proofs/write-proof.ts';
import * as listCounted from './records/list-counted.ts';
import * as reports from './cases/reports.ts';
import * as recordDisputes from './cases/record-disputes.ts';
import * as showReadings from './readings/show-readings.ts';
import * as showRecords from './records/show-records.ts';
import * as pushDevices from './push/devices.ts';
import * as questions from './questions/questions.ts';
import * as reviews from './reviews/reviews.ts';
import * as linkAccounts from './social-accounts/link-accounts.ts';
import * as finishOauth from './social-accounts/oauth/finish-oauth.ts';
import * as startOauth from './social-accounts/oauth/start-oauth.ts';
import * as showSocialAccounts from './social-accounts/show-social-accounts.ts';
import * as changeStore from './stores/change-store.ts';
import * as showStores from './stores/show-stores.ts';
import * as storeSettings from './stores/store-settings.ts';
import * as systemStatus from './system/system-status.ts';
import * as system from './system/system.ts';
import * as mailChoices from './users/mail-choices.ts';
import * as pushSettings from './users/push-settings.ts';
import * as userProfile from './users/user-profile.ts';
import * as verification from './users/verification.ts';

const payments = {
  ...startCheckout,
  ...addBudget,
  ...claimDraft,
  ...showPaidCampaign,
  ...onboarding,
  ...connectedAccount,
  ...showPayouts,
  ...showInvoices,
  ...showStatement,
  ...ownPayout,
  ...previewPayout,
  ...requestRefund,
  ...testPayments,
  ...webhook,
};
const applications = {
  ...writeApplication,
  ...showApplications,
  ...showApplicant,
  ...shortlist,
  ...invitations,
  ...decideApplication,
  ...freeSlot,
  ...getEarnings,
};
const of = DOMAIN_OPERATIONS;

/** Every operation with its handler: a line per domain, which names the files that its handlers stand in. */
export const ROUTES = [
  ...routes(of.system, { ...system, ...systemStatus }),
  ...routes(of.auth, { ...register, ...login, ...profile, ...mailedCodes, ...ownSessions, ...secondFactor }),
  ...routes(of.users, { ...userProfile, ...verification }),
  ...routes(of.account, { ...exportAccount, ...deleteAccount }),
  ...routes(of.campaigns, {
    ...writeCover,
    ...writeFiles,
    ...showCampaigns,
    ...showBrand,
    ...writeCampaign,
    ...moveCampaign,
    ...extendCampaign,
    ...savedLoots,
    ...savedSearches,
    ...showPaidCampaign,
  }),
  ...routes(of.applications, { ...applications, ...applicationPayable }),
  ...routes(of.deliverables, {
    ...writeDeliverable,
    ...takeBackDeliverable,
    ...showDeliverables,
    ...previewTopUp,
    ...decideDeliverable,
  }),
  ...routes(of.proofs, { ...writeProof, ...showProofs }),
  ...routes(of.readings, showReadings),
  ...routes(of.flags, showFlags),
  ...routes(of.payments, payments),
  ...routes(of.socialAccounts, { ...linkAccounts, ...showSocialAccounts, ...startOauth, ...finishOauth }),
  ...routes(of.links, checkAccount),
  ...routes(of.messaging, { ...conversations, ...bankConsent, ...messages, ...messageFiles }),
  ...routes(of.drafts, drafts),
  ...routes(of.presence, presence),
  ...routes(of.stores, { ...showStores, ...changeStore, ...storeSettings }),
  ...routes(of.records, { ...showRecords, ...listCounted }),
  ...routes(of.reviews, reviews),
  ...routes(of.questions, questions),
  ...routes(of.followers, following),
  ...routes(of.affiliates, affiliateLinks),
  ...routes(of.media, media),
  ...routes(of.dashboard, { ...getDashboard, ...trends }),
  ...routes(of.notifications, showNotifications),
  ...routes(of.calendar, calendarFeed),
  ...routes(of.mails, mailChoices),
  ...routes(of.push, { ...pushSettings, ...pushDevices }),
  ...routes(of.cases, { ...cases, ...recordDisputes, ...reports }),
  ...routes(of.blocks, blocks),
  ...routes(of.admin, {
    ...showUsers,
    ...moderation,
    ...takePaymentBack,
    ...settleRefund,
    ...setUserAccess,
    ...decideReport,
    ...bankEvidence,
    ...showCampaigns,
    ...showPayouts,
    ...listLedgerResults,
    ...showBooks,
    ...listCases,
    ...showEvidence,
    ...auditLog,
    ...getWaitingWork,
  }),
];
