export const CURRENCY = 'sgd';
export const DEFAULT_COUNTRY = 'SG';

/** Platform fee on top of the budget, in percent. */
export const PLATFORM_FEE_PERCENT = 5;

/** Expected reach for CPM and payouts if a campaign names none. */
export const DEFAULT_EXPECTED_REACH = 1000;

/** Smallest total the payment provider charges in SGD, in cents (Stripe, "Minimum and maximum charge amounts"). */
export const MIN_CHARGE_CENTS = 50;

export const APPLICATION_DECISION_DAYS = 7;
/** Days that an owner has to decide on a treasure, submitted content or a proof. */
export const DELIVERABLE_DECISION_DAYS = 5;
/** Days after which a platform's count that is worth more is paid automatically, so that it can be examined before. */
export const USUAL_VALIDATION_DAYS = 3;
/** Maximum days by which a platform's count is late: within them, it may describe the same moment as a proof. */
export const READINGS_LATE_DAYS = 2;
/** Days after an application's approval until its owner can free a slot in which nothing was delivered. */
export const DELIVERY_DAYS = 14;

/** Maximum number of treasures of one application, decided or not. */
export const MAX_DELIVERABLES_PER_APPLICATION = 100;

/** Maximum number of views that a creator can report for a post. */
export const MAX_VIEW_COUNT = 10_000_000_000;

/** Maximum views of a treasure on its creator's word alone, while none of their posts was read; more views need a picture. */
export const MAX_UNPROVEN_VIEWS = 1_000_000;
/** Maximum factor by which a creator's own count may exceed the views of their best post that a platform has counted. */
export const PLAUSIBLE_TIMES = 10;

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 50;
/** Number of works on one page of a gallery: full rows of two, three and four. */
export const GALLERY_PAGE_SIZE = 12;
export const DASHBOARD_RECENT_ITEMS = 5;
export const PAYMENT_FLOW_ITEMS = 3;
/** Years, including the current one, that a dashboard's charts reach back at most. */
export const TREND_YEARS = 10;
/** Number of newest documents of each kind from which a dashboard's funnel is counted. */
export const TREND_ITEMS = 100;

export const NICHES = [
  'Beauty & Lifestyle',
  'Fashion',
  'Technology',
  'Food',
  'Travel',
  'Fitness',
  'Education',
  'Entertainment',
] as const;

export const GENDERS = ['All', 'Male', 'Female', 'Non-binary'] as const;

export const VERIFICATION_CODE_LENGTH = 6;
export const VERIFICATION_CODE_MINUTES = 30;

/** Names of the scheduled jobs; the suite's ticker calls them as the deployed schedules do. */
export const SCHEDULED_JOB_NAMES = [
  'settle-checkouts',
  'resolve-payouts',
  'settle-refunds',
  'issue-invoices',
  'complete-campaigns',
  'decide-overdue',
  'tell-of-lapses',
  'tell-of-loots',
  'read-posts',
  'keep-grants',
  'send-mails',
  'sweep-files',
  'remove-unsent-files',
  'resume-account-deletions',
  'reconcile',
] as const;
