/** Which views are paid for (specification 2, section 1), in the same words wherever somebody reads it. */
export const viewsRule =
  'Of a post published after the application was approved, every view counts toward payout. Of an older post, only views counted after submission do: what comes on top of its count when it was first submitted.';
