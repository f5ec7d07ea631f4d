import { z } from 'zod';
import { PayoutStatus } from '../payments/payout.ts';
import { DollarsToCents } from '../shared/money.ts';
import { WireDate } from '../shared/wire.ts';

const Count = z.int().default(0);

/** Numbers of one user, `dashboards/{uid}`, kept by triggers; a missing number, or a missing document, is 0. */
export const Dashboard = z.object({
  /** An owner's campaigns; `active` are the open ones, `total` also holds those in moderation. */
  campaigns: z.object({ total: Count, active: Count, completed: Count, paused: Count }).prefault({}),
  /** An owner's received, or a creator's own, by their status now. */
  applications: z
    .object({ total: Count, pending: Count, approved: Count, rejected: Count, completed: Count })
    .prefault({}),
  money: z
    .object({
      /** Paid in by an owner for campaigns, fee included. */
      paidInCents: Count,
      /** The part of it that is budget; the rest is the platform's fee. */
      budgetCents: Count,
      /** Paid out of an owner's campaigns. */
      paidOutCents: Count,
      paidOutCount: Count,
      /** Reserved in or on its way out of an owner's campaigns. */
      pendingPayoutCents: Count,
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

/** Both readings of the specification in one object. */
export const DashboardStats = z
  .object({
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
    approvedApplications: z.int(),
    completedCampaigns: z.int(),
    totalSpent: DollarsToCents,
    totalEarnings: DollarsToCents,
    /** Approved of decided applications, in percent. */
    successRate: z.int(),
    /** Days. */
    averageResponseTime: z.number(),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof DashboardStats>;

const FlowItem = z.object({ id: z.string(), title: z.string(), amount: DollarsToCents, created_at: WireDate });

/** An owner reads their payments and what was paid out of them; a creator reads what is paid out to them. */
export const PaymentFlow = z
  .object({
    totalPaidIn: DollarsToCents,
    totalPaidOut: DollarsToCents,
    pendingPayouts: DollarsToCents,
    platformRevenue: DollarsToCents,
    /** Paid out of paid in, in percent with two decimals. */
    paymentFlowPercentage: z.number(),
    /** Amounts with the fee. */
    recentPayments: z.array(FlowItem),
    recentPayouts: z.array(FlowItem.extend({ status: PayoutStatus })),
  })
  .meta({ id: 'PaymentFlow' });
export type PaymentFlow = z.infer<typeof PaymentFlow>;
