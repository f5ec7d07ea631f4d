/**
 * A condition and its outcome in a rule `allow get: if …`: true permits, false denies without an error, `error` denies with an evaluation error, `refused`
 * keeps the rules from loading.
 */
export type Case = readonly [condition: string, outcome: boolean | 'error' | 'refused'];

/** Cases under the name of the feature they show. */
export type Cases = Readonly<Record<string, readonly Case[]>>;
