/**
 * What source documents add to derived numbers: path of the target document → path of the number in it → amount. Without zeros and
 * without empty targets when it comes from a function of this file.
 */
export type Contributions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All of them together. */
export function sumContributions(all: readonly Contributions[]): Contributions {
  const totals = new Map<string, Map<string, number>>();
  for (const contributions of all) {
    for (const [target, amounts] of Object.entries(contributions)) {
      const numbers = totals.get(target) ?? new Map<string, number>();
      totals.set(target, numbers);
      for (const [field, amount] of Object.entries(amounts)) numbers.set(field, (numbers.get(field) ?? 0) + amount);
    }
  }
  return Object.fromEntries(
    [...totals]
      .map(([target, numbers]) => [target, [...numbers].filter(([, amount]) => amount !== 0)] as const)
      .filter(([, numbers]) => numbers.length > 0)
      .map(([target, numbers]) => [target, Object.fromEntries(numbers)]),
  );
}

/** What has to be added so that `recorded` becomes `now`. */
export function missingFrom(recorded: Contributions, now: Contributions): Contributions {
  const negated = Object.entries(recorded).map(([target, amounts]) => [
    target,
    Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, -amount])),
  ]);
  return sumContributions([now, Object.fromEntries(negated) as Contributions]);
}

/** Only those to the targets named. */
export function onlyTo(targets: ReadonlySet<string>, contributions: Contributions): Contributions {
  return Object.fromEntries(Object.entries(contributions).filter(([target]) => targets.has(target)));
}
