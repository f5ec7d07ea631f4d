/** gRPC status codes, https://grpc.io/docs/guides/status-codes/. The Firestore package has types for them but does not export them. */
const STATUS = {
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  RESOURCE_EXHAUSTED: 8,
  ABORTED: 10,
  UNAVAILABLE: 14,
} as const;

const hasStatus =
  (...names: readonly (keyof typeof STATUS)[]) =>
  (error: unknown): boolean =>
    names.some((name) => STATUS[name] === (error as { code?: unknown } | null)?.code);

/** True when a document that should be new already exists. */
export const isAlreadyThere = hasStatus('ALREADY_EXISTS');

/** True when a document that should be changed is missing. */
export const isMissing = hasStatus('NOT_FOUND');

/** True when others changed the same documents through every attempt of a transaction. Nothing was written. */
export const isContended = hasStatus('ABORTED');

/** True when the database does not answer at the moment. Its client has retried already. */
export const isUnanswered = hasStatus('DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED', 'UNAVAILABLE');
