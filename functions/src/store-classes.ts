import { JobRuns } from './system/job-runs.store.ts';
import { AccountDeletions } from './account/account-deletions.store.ts';
import { AuditLog } from './admin/audit.store.ts';
import { AffiliateClicks, AffiliateLinks, AffiliateSignUps } from './affiliates/affiliates.store.ts';
import { Applications } from './applications/applications.store.ts';
import { Invitations } from './applications/invitations.store.ts';
import { Shortlist } from './applications/shortlist.store.ts';
import { AccountMails } from './auth/account-mails.store.ts';
import { SecondFactors } from './auth/second-factors.store.ts';
import { SharedDevices } from './auth/shared-devices.ts';
import { SignInTraits } from './auth/sign-in-traits.ts';
import { KnownBrowsers, SignInAttempts } from './auth/sign-ins.store.ts';
import { Blocks } from './blocks/blocks.store.ts';
import { CalendarFeeds } from './calendar/calendar-feeds.store.ts';
import { Campaigns, PublicCampaigns } from './campaigns/campaigns.store.ts';
import { SavedLoots } from './campaigns/saved/saved-loots.store.ts';
import { SavedSearches } from './campaigns/saved/saved-searches.store.ts';
import { Cases } from './cases/cases.store.ts';
import { DailyFiguresStore } from './dashboard/daily-figures.store.ts';
import { Dashboards } from './dashboard/dashboards.store.ts';
import { Deliverables, PostReservations } from './deliverables/deliverables.store.ts';
import { Drafts } from './drafts/drafts.store.ts';
import { FlagReports } from './flags/flag-reports.store.ts';
import { Follows } from './followers/follows.store.ts';
import { MediaStore } from './media/media.store.ts';
import { Mails } from './mail/mails.store.ts';
import { Conversations, MessageUploads, Messages, ReadMarks } from './messaging/messaging.store.ts';
import { Notifications } from './notifications/notifications.store.ts';
import { ApplicationFundsStore, CampaignFundsStore, LedgerGroups } from './payments/ledger/ledger.store.ts';
import { InvoiceSequences, Invoices } from './payments/ledger/invoices.store.ts';
import { CheckoutDrafts, Checkouts } from './payments/checkouts/checkouts.store.ts';
import { ConnectedAccounts } from './payments/accounts/connected-accounts.store.ts';
import { Comparisons } from './payments/reconciliation/comparisons.store.ts';
import { LedgerResults } from './payments/reconciliation/ledger-results.store.ts';
import { PaymentCards } from './payments/checkouts/payment-cards.store.ts';
import { Payouts } from './payments/payouts/payouts.store.ts';
import { StripeEvents } from './payments/webhooks/stripe-events.store.ts';
import type { StoresOf } from './platform/database/database.ts';
import { MigrationRuns } from './platform/migrations/migration-runs.store.ts';
import { PlatformAccounts } from './platform/pinned-account.ts';
import { UnreadEvents } from './platform/unread-events.ts';
import { ProviderReadsStore } from './platform/provider-reads.ts';
import { RateLimits } from './platform/limits/rate-limiter.ts';
import { SessionEnds } from './platform/identity/revoke-sessions.ts';
import { PendingFiles } from './platform/uploads/release-files.ts';
import { Presences } from './presence/presence.store.ts';
import { ProofPicturesStore } from './proofs/proof-pictures.ts';
import { Proofs } from './proofs/proofs.store.ts';
import { SocialGrants } from './readings/grants/grants.store.ts';
import { ReadingMonths, Readings, ReadingUses, WatchedPosts } from './readings/readings.store.ts';
import { Records } from './records/records.store.ts';
import { PushDevices } from './push/push-devices.store.ts';
import { Pushes } from './push/pushes.store.ts';
import { Questions } from './questions/questions.store.ts';
import { Reviews } from './reviews/reviews.store.ts';
import { OauthStates, OauthTickets } from './social-accounts/oauth/oauth.store.ts';
import { SocialAccounts, SocialHandles, VerificationCodes } from './social-accounts/social-accounts.store.ts';
import { StoreSettingsStore, CreatorStores } from './stores/stores.store.ts';
import { UserPrivates, Usernames, Users } from './users/users.store.ts';

/** The store of every collection; `database.ts` gives them to `db` and to each unit of work. */
export const STORE_CLASSES = {
  accountDeletions: AccountDeletions,
  accountMails: AccountMails,
  affiliateClicks: AffiliateClicks,
  affiliateLinks: AffiliateLinks,
  affiliateSignUps: AffiliateSignUps,
  applicationFunds: ApplicationFundsStore,
  applications: Applications,
  auditLog: AuditLog,
  blocks: Blocks,
  calendarFeeds: CalendarFeeds,
  campaignFunds: CampaignFundsStore,
  campaigns: Campaigns,
  cases: Cases,
  checkoutDrafts: CheckoutDrafts,
  checkouts: Checkouts,
  comparisons: Comparisons,
  connectedAccounts: ConnectedAccounts,
  conversations: Conversations,
  dailyFigures: DailyFiguresStore,
  dashboards: Dashboards,
  deliverables: Deliverables,
  drafts: Drafts,
  flagReports: FlagReports,
  follows: Follows,
  invitations: Invitations,
  invoiceSequences: InvoiceSequences,
  invoices: Invoices,
  knownBrowsers: KnownBrowsers,
  ledgerGroups: LedgerGroups,
  jobRuns: JobRuns,
  ledgerResults: LedgerResults,
  mails: Mails,
  media: MediaStore,
  messageUploads: MessageUploads,
  messages: Messages,
  migrationRuns: MigrationRuns,
  notifications: Notifications,
  oauthStates: OauthStates,
  oauthTickets: OauthTickets,
  paymentCards: PaymentCards,
  payouts: Payouts,
  pendingFiles: PendingFiles,
  platformAccount: PlatformAccounts,
  postReservations: PostReservations,
  presence: Presences,
  providerReads: ProviderReadsStore,
  proofPictures: ProofPicturesStore,
  proofs: Proofs,
  publicCampaigns: PublicCampaigns,
  pushDevices: PushDevices,
  pushes: Pushes,
  questions: Questions,
  rateLimits: RateLimits,
  readMarks: ReadMarks,
  readings: Readings,
  readingUse: ReadingUses,
  readingMonths: ReadingMonths,
  records: Records,
  reviews: Reviews,
  savedLoots: SavedLoots,
  savedSearches: SavedSearches,
  secondFactors: SecondFactors,
  sessionEnds: SessionEnds,
  sharedDevices: SharedDevices,
  shortlist: Shortlist,
  signInAttempts: SignInAttempts,
  signInTraits: SignInTraits,
  socialAccounts: SocialAccounts,
  socialGrants: SocialGrants,
  socialHandles: SocialHandles,
  storeSettings: StoreSettingsStore,
  stores: CreatorStores,
  stripeEvents: StripeEvents,
  unreadEvents: UnreadEvents,
  userPrivate: UserPrivates,
  usernames: Usernames,
  users: Users,
  verificationCodes: VerificationCodes,
  watchedPosts: WatchedPosts,
};

declare module './platform/database/database.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  interface Stores extends StoresOf<typeof STORE_CLASSES> {}
}
