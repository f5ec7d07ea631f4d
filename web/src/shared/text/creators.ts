/** Texts of the creators directory. */
export const creatorsText = {
  loadFailed: 'Failed to load creators',
  noReviews: 'No reviews yet',
  unknown: 'Unknown Creator',
  noCategory: 'Creator',
} as const;
