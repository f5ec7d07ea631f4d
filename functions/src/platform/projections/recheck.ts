/** A derived value that differs from its sources. */
export interface Difference {
  /** Path of the document it stands in. */
  readonly document: string;
  /** Path of the field; empty for the whole document. */
  readonly field: string;
  readonly stored: unknown;
  readonly derived: unknown;
}

/** A source document that was looked at. */
export interface Checked {
  /** Argument of the update that corrects the differences. */
  readonly key: string;
  readonly differences: readonly Difference[];
}

/** Result of checking all sources of one kind. */
export interface Recheck {
  /** Source documents looked at. */
  readonly documents: number;
  readonly differences: readonly Difference[];
  /** Repairs the differences, as the triggers would. */
  readonly repair: () => Promise<void>;
}

/** Collects the differences; `repair` updates each key that differs. */
export async function recheck(
  checks: AsyncIterable<Checked>,
  update: (key: string) => Promise<void>,
): Promise<Recheck> {
  const all: Difference[] = [];
  const stale = new Set<string>();
  let documents = 0;
  for await (const { key, differences } of checks) {
    documents += 1;
    all.push(...differences);
    if (differences.length > 0) stale.add(key);
  }
  return {
    documents,
    differences: all,
    repair: async () => {
      for (const key of stale) await update(key);
    },
  };
}
