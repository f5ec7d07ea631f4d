import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries/query.ts';
import { useSession } from '../state/session.ts';

interface OwnAccount {
  /** True when the creator who reads can be paid by now; null where that is not known. */
  readonly isReady: boolean | null;
  /** True while the account is being asked for. */
  readonly isAsked: boolean;
}

/** Returns the state of the payout account of the creator who is signed in; asks for it only when `matters`. */
export function useOwnAccount(matters = true): OwnAccount {
  const uid = useSession(({ user }) => user?.uid);
  const account = useQuery(
    queryOf(getConnectedAccount, { params: { id: uid ?? '' } }, { enabled: matters && uid !== undefined }),
  );
  return { isReady: account.data ? account.data.status === 'active' : null, isAsked: account.isLoading };
}

const ACCOUNT_REASONS: readonly string[] = ['no_account', 'account_not_ready'];

/** True for what kept a payment back when it was the creator's account. */
export function isAboutAccount({ reason }: { readonly reason: string }): boolean {
  return ACCOUNT_REASONS.includes(reason);
}

/** True if the state of the creator's account decides whose turn any of these payments is. */
export function dependOnAccount(
  paid: readonly { readonly payment_problem: { readonly reason: string } | null }[],
): boolean {
  return paid.some(({ payment_problem: problem }) => problem !== null && isAboutAccount(problem));
}

/** True when what kept a payment back is mended by now: the account that was missing is ready. */
export function isAccountMended(problem: { readonly reason: string }, isReady: boolean | null): boolean {
  return isReady === true && isAboutAccount(problem);
}
