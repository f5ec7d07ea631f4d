import { z } from 'zod';
import { Uid } from '../shared/ids.ts';
import { DollarsToCents } from '../shared/money.ts';
import { WireDate } from '../shared/wire.ts';

const Count = z.int().default(0);

/** Numbers of one user, `dashboards/{uid}`, kept by triggers; a missing number is 0. */
export const Dashboard = z.object({
  uid: Uid,
  campaigns: z.object({ total: Count, active: Count, completed: Count, paused: Count }).prefault({}),
  applications: z
    .object({ total: Count, pending: Count, approved: Count, rejected: Count, completed: Count })
    .prefault({}),
  money: z
    .object({
      /** Paid in by an owner for campaigns, fee included. */
      paidInCents: Count,
      budgetCents: Count,
      paidOutCents: Count,
      paidOutCount: Count,
      pendingPayoutCents: Count,
      earnedCents: Count,
      earnedCount: Count,
      pendingEarningsCents: Count,
    })
    .prefault({}),
  /** Hours between an application and its decision, summed. */
  responseHours: Count,
  decidedApplications: Count,
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

export const PaymentFlow = z
  .object({
    totalPaidIn: DollarsToCents,
    totalPaidOut: DollarsToCents,
    pendingPayouts: DollarsToCents,
    platformRevenue: DollarsToCents,
    paymentFlowPercentage: z.number(),
    recentPayments: z.array(FlowItem),
    recentPayouts: z.array(FlowItem),
  })
  .meta({ id: 'PaymentFlow' });
export type PaymentFlow = z.infer<typeof PaymentFlow>;
