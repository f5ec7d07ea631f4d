import { z } from 'zod';
import { PayoutStatus } from '../payments/lifecycle.ts';
import { GoesBack } from '../payments/refund-request.ts';
import { DollarsToCents } from '../shared/money.ts';
import { CalendarDay, DocumentId, WireDate, named } from '../shared/values.ts';

const Count = z.int().default(0);

/** Numbers of one user's dashboard, `dashboards/{uid}`, kept by triggers; a missing number or document is 0. */
export const Dashboard = z.object({
  /** An owner's campaigns: `active` counts the open ones, `total` also those in moderation. */
  campaigns: z.object({ total: Count, active: Count, completed: Count, paused: Count }).prefault({}),
  /** Applications by their current status: those that an owner has received, or a creator's own. */
  applications: z
    .object({ total: Count, pending: Count, approved: Count, rejected: Count, completed: Count })
    .prefault({}),
  money: z
    .object({
      /** Cents that an owner has paid in for campaigns, including the fee: always the sum of the next six, which derive from the campaigns' accounts. */
      paidInCents: Count,
      /** Cents available in the owner's campaigns for creators to earn. */
      availableCents: Count,
      /** Cents of an owner's campaigns that are set aside for payouts or on their way. */
      pendingPayoutCents: Count,
      /** Cents paid out of the owner's campaigns. */
      paidOutCents: Count,
      /** Cents refunded to the owner or on their way back, without the platform's own losses. */
      refundedCents: Count,
      /** Cents frozen while a bank decides on a dispute. */
      disputedCents: Count,
      /** Cents of the platform's fee. */
      feeCents: Count,
      paidOutCount: Count,
      earnedCents: Count,
      earnedCount: Count,
      pendingEarningsCents: Count,
    })
    .prefault({}),
  /** Whole minutes between application and decision, summed over `decidedApplications`. */
  responseMinutes: Count,
  decidedApplications: Count,
  messages: z.object({ unread: Count }).prefault({}),
  notifications: z.object({ unread: Count }).prefault({}),
});
export type Dashboard = z.infer<typeof Dashboard>;

const CampaignCounts = z.object({ total: z.int(), active: z.int(), completed: z.int(), paused: z.int() });
const ApplicationCounts = z.object({
  total: z.int(),
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  completed: z.int(),
});

/** The numbers of a dashboard in both shapes that the specification names. */
export const DashboardStats = named('DashboardStats', {
  campaigns: CampaignCounts,
  applications: ApplicationCounts,
  financial: z.object({
    totalSpent: DollarsToCents,
    averageSpent: DollarsToCents,
    totalEarned: DollarsToCents,
    averageEarned: DollarsToCents,
  }),
  messages: z.object({ unread: z.int() }),
  notifications: z.object({ unread: z.int() }),
  activeCampaigns: z.int(),
  totalApplications: z.int(),
  pendingApplications: z.int(),
  /** Approved applications, including those completed since, in contrast to `applications.approved`. */
  approvedApplications: z.int(),
  completedCampaigns: z.int(),
  totalSpent: DollarsToCents,
  totalEarnings: DollarsToCents,
  /** Percentage of approved applications among the decided ones. */
  successRate: z.int(),
  /** Average time between an application and its decision, in days with one decimal. */
  averageResponseTime: z.number(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** The spans of time that charts of a person's figures can show: the last days, today included, or all of them. */
export const TREND_RANGES = ['7', '30', '90', 'all'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

const SpanFigures = z.object({
  /** Amount paid in by an owner, including the fee; 0 for a creator. */
  paidIn: DollarsToCents,
  /** Amount paid out of an owner's campaigns, or to a creator, without what was taken back. */
  paidOut: DollarsToCents,
  /** Counted views that these payouts were the first to pay for. */
  views: z.int(),
});
export type SpanFigures = z.infer<typeof SpanFigures>;

/** The sums of a range of days, from the booked payments and payouts; days are those of Singapore. */
export const DashboardTrends = named('DashboardTrends', {
  range: z.enum(TREND_RANGES),
  /** The range in equal parts, oldest first, the last one up to today: days, several days each, or for all time calendar months. */
  columns: z.array(SpanFigures.extend({ from: CalendarDay, to: CalendarDay })),
  /** The sums of all columns. */
  total: SpanFigures,
  /** The sums of as many days before the range; null for all time. */
  before: SpanFigures.nullable(),
  /** Applications of the range that reached each step; a step includes the later ones. */
  funnel: z.object({ applied: z.int(), approved: z.int(), delivered: z.int(), paid: z.int() }),
  /** False if the range had more than the newest `TREND_ITEMS` documents of a kind, from which the funnel is counted. */
  complete: z.boolean(),
});
export type DashboardTrends = z.infer<typeof DashboardTrends>;

const FlowItem = z.object({
  id: z.string(),
  /** The loot that it is of. */
  campaign_id: DocumentId,
  title: z.string(),
  amount: DollarsToCents,
  created_at: WireDate,
});

/** Payments of an owner and the payouts made from them; for a creator, the payouts received. */
export const PaymentFlow = named('PaymentFlow', {
  /** For an owner only: the sum of available, pending, paid out, refunded, disputed and the platform's part. */
  totalPaidIn: DollarsToCents,
  totalPaidOut: DollarsToCents,
  pendingPayouts: DollarsToCents,
  /** Money still in an owner's campaigns for creators to earn; 0 for a creator, like the next two. */
  available: DollarsToCents,
  /** Money refunded to an owner, or on its way back. */
  refunded: DollarsToCents,
  /** Money frozen while a bank decides on a dispute. */
  disputed: DollarsToCents,
  /** The fee that the platform keeps. */
  platformRevenue: DollarsToCents,
  /** Percentage of the paid-in amount that was paid out, with two decimals. */
  paymentFlowPercentage: z.number(),
  /** Payments with their fees; budget added to a loot is a payment of its own. `goes_back` says why a payment pays nobody and is refunded in full. */
  recentPayments: z.array(FlowItem.extend({ goes_back: GoesBack.nullable().default(null) })),
  recentPayouts: z.array(FlowItem.extend({ status: PayoutStatus })),
});
export type PaymentFlow = z.infer<typeof PaymentFlow>;
