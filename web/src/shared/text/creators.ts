/** Texts of the creators directory. */
export const creatorsText = {
  noReviews: 'No reviews yet',
  unknown: 'Unknown Creator',
  noCategory: 'Creator',
} as const;
