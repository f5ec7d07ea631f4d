import { z } from 'zod';
import { PayoutStatus } from '../payments/lifecycle.ts';
import { GoesBack } from '../payments/refund-request.ts';
import { DollarsToCents } from '../shared/money.ts';
import { WireDate, named } from '../shared/values.ts';

const Count = z.int().default(0);

/** Numbers of one user, `dashboards/{uid}`, kept by triggers; a missing number, or a missing document, is 0. */
export const Dashboard = z.object({
  /** An owner's campaigns; `active` are the open ones, `total` also holds those in moderation. */
  campaigns: z.object({ total: Count, active: Count, completed: Count, paused: Count }).prefault({}),
  /** Applications by their status now: those that an owner has received, or a creator's own. */
  applications: z
    .object({ total: Count, pending: Count, approved: Count, rejected: Count, completed: Count })
    .prefault({}),
  money: z
    .object({
      /** Paid in by an owner for campaigns, fee included: always the sum of the next six, which follow from the campaigns' accounts. */
      paidInCents: Count,
      /** Available in the owner's campaigns for creators to earn, in cents. */
      availableCents: Count,
      /** Cents that are set aside for payouts of an owner's campaigns, or on their way. */
      pendingPayoutCents: Count,
      /** Paid out of the owner's campaigns, in cents. */
      paidOutCents: Count,
      /** Refunded to the owner or on its way, in cents, without the platform's own losses. */
      refundedCents: Count,
      /** Money that is frozen while a bank decides on a dispute. */
      disputedCents: Count,
      /** The platform's fee. */
      feeCents: Count,
      paidOutCount: Count,
      earnedCents: Count,
      earnedCount: Count,
      pendingEarningsCents: Count,
    })
    .prefault({}),
  /** Whole minutes between an application and its decision, summed over `decidedApplications`. */
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
  /** Approved applications, including those completed since, unlike `applications.approved`. */
  approvedApplications: z.int(),
  completedCampaigns: z.int(),
  totalSpent: DollarsToCents,
  totalEarnings: DollarsToCents,
  /** Approved applications among the decided ones, in percent. */
  successRate: z.int(),
  /** Average time between an application and its decision, in days with one decimal. */
  averageResponseTime: z.number(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

const Month = z.object({
  /** `YYYY-MM`, in UTC. */
  month: z.string(),
  /** Paid in by an owner, fee included; 0 for a creator. */
  paidIn: DollarsToCents,
  /** Paid out of an owner's campaigns, or to a creator. */
  paidOut: DollarsToCents,
  /** Views that count for payouts, as accepted by now, by the month in which their post was first delivered. */
  views: z.int(),
});

/** The charts of the last months, counted from the newest `TREND_ITEMS` documents of each kind. */
export const DashboardTrends = named('DashboardTrends', {
  /** Oldest first, the running one last; every month is there. */
  months: z.array(Month),
  /** Applications of these months that reached each step; a step includes the later ones. */
  funnel: z.object({ applied: z.int(), approved: z.int(), delivered: z.int(), paid: z.int() }),
  /** False when there was more in these months than is counted. */
  complete: z.boolean(),
});
export type DashboardTrends = z.infer<typeof DashboardTrends>;

const FlowItem = z.object({ id: z.string(), title: z.string(), amount: DollarsToCents, created_at: WireDate });

/** Payments of an owner and the payouts made from them; for a creator, the payouts received. */
export const PaymentFlow = named('PaymentFlow', {
  /** An owner's only. Equals the sum of available, pending, paid out, refunded, disputed and the platform's part. */
  totalPaidIn: DollarsToCents,
  totalPaidOut: DollarsToCents,
  pendingPayouts: DollarsToCents,
  /** Still in an owner's campaigns, for creators to earn; 0 for a creator, as are the next two. */
  available: DollarsToCents,
  /** Money refunded to an owner, or on its way back. */
  refunded: DollarsToCents,
  /** Money that is frozen while a bank decides on a dispute. */
  disputed: DollarsToCents,
  /** The fee that the platform keeps. */
  platformRevenue: DollarsToCents,
  /** Paid out of paid in, in percent with two decimals. */
  paymentFlowPercentage: z.number(),
  /** Each with its fee, budget that was added to a loot by itself; `goes_back` says why one pays nobody and goes back whole. */
  recentPayments: z.array(FlowItem.extend({ goes_back: GoesBack.nullable().default(null) })),
  recentPayouts: z.array(FlowItem.extend({ status: PayoutStatus })),
});
export type PaymentFlow = z.infer<typeof PaymentFlow>;
