/** Dashboard texts, word for word as specified. */
export const dashboardText = {
  noneYet: 'No campaigns/applications yet',
} as const;
