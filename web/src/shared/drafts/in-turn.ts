let last: Promise<unknown> = Promise.resolve();

/** One call about drafts after the other, so that one thrown away is neither written nor found again by a call before it that is slower. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
