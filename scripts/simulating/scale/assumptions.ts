import type { OperationId } from '@doubloon/contract/operations.ts';

/** Users of a day at each size; the first is what the product begins with. */
export const SIZES = [
  { name: '1×', dailyUsers: 1_000 },
  { name: '10×', dailyUsers: 10_000 },
  { name: '100×', dailyUsers: 100_000 },
  { name: '1000×', dailyUsers: 1_000_000 },
] as const;

/** Calls of a user on a day, and the documents that one of them usually reads and writes, if `npm run simulate:growth` does not measure what it reads; a test holds that none is above what the operation declares. */
export const CALLS: Readonly<
  Partial<Record<OperationId, { perUser: number; reads: number | 'measured'; writes: number }>>
> = {
  listCampaigns: { perUser: 6, reads: 'measured', writes: 0 },
  getCampaign: { perUser: 5, reads: 'measured', writes: 0 },
  listCreators: { perUser: 1, reads: 'measured', writes: 0 },
  getStore: { perUser: 2, reads: 'measured', writes: 0 },
  getProfile: { perUser: 2, reads: 'measured', writes: 0 },
  getDashboardStats: { perUser: 1, reads: 'measured', writes: 0 },
  listNotifications: { perUser: 4, reads: 'measured', writes: 0 },
  listConversations: { perUser: 2, reads: 'measured', writes: 0 },
  listMessages: { perUser: 3, reads: 'measured', writes: 0 },
  sendMessage: { perUser: 2, reads: 4, writes: 3 },
  // Three are for the loots beside a chat that is opened, and read no more than a page of all.
  listOwnApplications: { perUser: 4, reads: 'measured', writes: 0 },
  createApplication: { perUser: 0.1, reads: 6, writes: 2 },
  followCreator: { perUser: 0.2, reads: 4, writes: 1 },
};

/** Documents that a written document makes its triggers read and write, on average. */
export const TRIGGER = { reads: 5, writes: 2 } as const;

/** Documents that live subscriptions send to a user on a day. */
export const LIVE_READS_PER_USER = 20;

/** The deals that a thousand daily users make on a day. */
export const DEALS = {
  /** Loots that are paid for, and checkouts that are left without paying for each of them. */
  paidLoots: 5,
  abandonedPerPaid: 3,
  payouts: 20,
  /** Posts that are delivered; each is live, and read, for 30 days. */
  posts: 20,
  postLiveDays: 30,
  readingsOfXShare: 0.25,
} as const;

/** Documents that a paid loot has in its books, and that a treasure or an application leaves. */
export const BOOKS_PER_LOOT = 12;
/** Documents that a user of a day leaves in a year: messages, applications, follows, notifications, tallies. */
export const KEPT_PER_USER_AND_YEAR = 900;

/** The share of a day's calls that comes in its busiest hour. */
export const BUSIEST_HOUR = 0.1;
/** The share of all follows that the most followed store gets. */
export const SHARE_OF_ONE_STORE = 0.2;

/** How long a call takes at the server, and how much of a processor it needs, in seconds. */
export const CALL_SECONDS = { wall: 0.15, vcpu: 0.03 } as const;
/** How long a scheduled job needs for one item, in seconds: mostly the provider's answer. */
export const ITEM_SECONDS = 0.5;
/** How `reconcile` reads the books of a loot: in so many requests one after the other, which take so many seconds each within the region, and of so many loots at the same time. */
export const BOOKS_READ = { requests: 4, requestSeconds: 0.01, atOnce: 5 } as const;
/** Documents that one transaction reads in a second, page by page. */
export const READ_PER_SECOND = 10_000;

/** Settings and limits of the product and of the platform. */
export const LIMITS = {
  apiInstances: 20,
  apiCallsAtOnce: 16,
  apiGiB: 2,
  runSeconds: 420,
  /** https://firebase.google.com/docs/firestore/best-practices#hotspots */
  writesInSequence: 500,
  /** https://firebase.google.com/docs/firestore/quotas: the sustained writes a second of one document. */
  writesOfOneDocument: 1,
  /** https://firebase.google.com/docs/firestore/quotas: the longest time of a transaction. */
  transactionSeconds: 270,
  /** The default of `READ_QUOTAS` for X. */
  postsOfXPerDay: 10_000,
} as const;

/** Prices in USD without what is free. Firestore's are those of a multi-region, which no single region exceeds. */
export const PRICES = {
  read: { usd: 0.06 / 100_000, source: 'https://cloud.google.com/firestore/pricing', per: '100,000 reads: 0.06' },
  write: { usd: 0.18 / 100_000, source: 'https://cloud.google.com/firestore/pricing', per: '100,000 writes: 0.18' },
  storedGiB: { usd: 0.18, source: 'https://cloud.google.com/firestore/pricing', per: 'GiB and month: 0.18' },
  call: { usd: 0.4 / 1_000_000, source: 'https://cloud.google.com/run/pricing', per: 'a million calls: 0.40' },
  vcpuSecond: { usd: 0.0000336, source: 'https://cloud.google.com/run/pricing', per: 'vCPU-second: 0.0000336' },
  gibSecond: { usd: 0.0000035, source: 'https://cloud.google.com/run/pricing', per: 'GiB-second: 0.0000035' },
} as const;

/** The size of a stored document with its indexes, in bytes. */
export const DOCUMENT_BYTES = 2_500;
export const DAYS_OF_A_MONTH = 30;
