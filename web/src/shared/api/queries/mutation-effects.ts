import type { Operation } from '@doubloon/contract/calls/operation.ts';
import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { toastError, toastSuccess, toastUndo } from '../../state/toasts.ts';
import { messageOf } from '../api-error.ts';
import { addAnswered, putAnswered, removeAnswered } from './put-answered.ts';
import { keyOf } from './query.ts';

/** First segments of operation paths. */
export const GROUPS = [
  'admin',
  'affiliates',
  'applications',
  'auth',
  'blocks',
  'campaigns',
  'cases',
  'creators',
  'dashboard',
  'deliverables',
  'invitations',
  'media',
  'notifications',
  'payments',
  'proofs',
  'questions',
  'reviews',
  'saved-searches',
  'social-accounts',
  'stores',
  'users',
] as const;

/** The answers of all operations whose path begins with it. */
export type Group = (typeof GROUPS)[number];

/** Words for a toast; those that take longer to read say how long they stay. */
export type Told = string | { text: string; ms: number };

/** The opposite of what was done, and the words that tell of what was done. */
export type Undoing = { text: string; run: () => void };

/** Effects of a mutation, declared in its `meta`. */
export type MutationEffects = {
  /** Writes the answer into what is kept, before anything else happens, so that nothing just done is shown undone. */
  shows?: (client: QueryClient, answer: never, variables: never) => unknown;
  /** Queries to refetch after success; the mutation does not wait for them. */
  invalidates?: readonly (Group | Operation)[];
  /** Queries to refetch after a failure, which is often caused by somebody else's change. */
  invalidatesAfterFailure?: readonly (Group | Operation)[];
  success?: Told | ((answer: never, variables: never) => Told | undefined);
  /** Words and the opposite call, offered in a toast for some seconds after success; undefined for what leaves nothing to take back. */
  undo?: (answer: never, variables: never) => Undoing | undefined;
  /** Text for a failure that the server does not explain; or a function that makes the whole text. */
  failure?: string | ((error: Error, variables: never) => Told | undefined);
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationEffects;
  }
}

/** Shows an answer in the place of its older self among the answers of a group. */
export function inPlace<Field extends string>(group: Group, idField: Field) {
  return (client: QueryClient, answer: Record<Field, unknown>) => putAnswered(client, group, answer, idField);
}

/** Shows an answer first in the lists that an operation has answered to this input. */
export function first<Field extends string>(operation: Operation, input: object, idField: Field) {
  return (client: QueryClient, answer: Record<Field, unknown>) =>
    addAnswered(client, keyOf(operation, input), answer, idField);
}

/** Shows what is gone in no list of a group any more. */
export function gone(group: Group, idField: string, id: string) {
  return (client: QueryClient) => removeAnswered(client, [group], idField, id);
}

/** The cache's callbacks, which carry out what mutations declare; they run before a mutation's own. */
export const mutationEffects: Required<Pick<MutationCache['config'], 'onSuccess' | 'onError'>> = {
  onSuccess: async (answer, variables, _result, { meta }, { client }) => {
    const { shows, invalidates, success, undo } = meta ?? {};
    await shows?.(client, answer as never, variables as never);
    const told = typeof success === 'function' ? success(answer as never, variables as never) : success;
    if (told) tell(toastSuccess, told);
    const undoing = undo?.(answer as never, variables as never);
    if (undoing) toastUndo(undoing.text, undoing.run);
    renew(client, invalidates);
  },
  onError: (error, variables, _result, { meta }, { client }) => {
    const { failure, invalidatesAfterFailure } = meta ?? {};
    const told =
      typeof failure === 'function' ? failure(error, variables as never) : failure && messageOf(error, failure);
    if (told) tell(toastError, told);
    renew(client, invalidatesAfterFailure);
  },
};

function tell(toast: (text: string, ms?: number) => void, told: Told): void {
  if (typeof told === 'string') toast(told);
  else toast(told.text, told.ms);
}

function renew(client: QueryClient, what: readonly (Group | Operation)[] = []): void {
  for (const each of what) {
    const queryKey = typeof each === 'string' ? [each] : keyOf(each);
    void client.invalidateQueries({ queryKey });
  }
}
