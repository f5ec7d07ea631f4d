/** Dashboard texts, word for word as specified. */
export const dashboardText = {
  title: 'Dashboard',
  activeCampaigns: 'Active Campaigns',
  completedCampaigns: 'Completed Campaigns',
  totalSpent: 'Total Spent',
  totalApplications: 'Total Applications',
  pendingApplications: 'Pending Applications',
  approvedApplications: 'Approved Applications',
  totalEarnings: 'Total Earnings',
  recentCampaigns: 'Recent Campaigns',
  recentApplications: 'Recent Applications',
  viewAll: 'View all',
  noneYet: 'No campaigns/applications yet',
  recentActivity: 'Recent Activity',
  noActivity: 'No recent activity',
  paymentFlow: 'Payment Flow',
} as const;
