/** Dashboard texts, word for word as specified. */
export const dashboardText = {
  pendingApplications: 'Pending Applications',
  viewAll: 'View all',
  noneYet: 'No campaigns/applications yet',
  recentActivity: 'Recent Activity',
  noActivity: 'No recent activity',

  nextTitle: 'What to do next',
} as const;
