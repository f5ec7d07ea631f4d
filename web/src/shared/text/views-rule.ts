/**
 * Which views are paid for, in the same words wherever somebody reads it: the specification's sentence, then what it
 * means for a post.
 */
export const viewsRule =
  'Only views counted after submission count toward payout. For a post published after the application was approved that is every view it has; for an older one it is what comes on top of the count when it was first submitted.';
