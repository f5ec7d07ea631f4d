/** Review texts, word for word as specified where the specification has them. */
export const reviewsText = {
  write: 'Write Review',
  first: 'Be the first to review',
  none: 'No reviews yet',
  noneForOwner: 'Reviews will appear here once customers leave feedback.',
  noneForVisitor: "This creator doesn't have any reviews yet.",
  counter: (typed: number, most: number) => `${typed} of ${most} characters`,
  submitted: 'Review submitted successfully!',
  submitFailed: 'Failed to submit review',
  reply: 'Reply to this review',
  replied: 'Reply submitted successfully!',
  replyFailed: 'Failed to submit reply',
} as const;
