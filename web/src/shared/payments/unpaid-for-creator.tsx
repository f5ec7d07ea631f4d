import { EMAIL_NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import {
  PAYMENT_WAITS,
  isNoFailure,
  isSetAside,
  PAYMENT_TRIED_FOR_DAYS,
  paymentMessage,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { ActingParty } from '@doubloon/contract/calls/errors.ts';
import { paths } from '../paths.ts';
import { currentTime } from '../state/current-time.ts';
import { useSession } from '../state/session.ts';
import { chakra, Muted } from '../style/chakra.tsx';
import { unpaidTexts } from '../text/payouts.ts';
import { formatDate } from '../ui/figures/time.ts';
import { TextLink } from '../ui/buttons/text-link.tsx';
import { isAboutAccount, isAccountMended, useOwnAccount } from './own-account.ts';

interface UnpaidForCreatorProps {
  /** Why, who must act, and until when it is tried again by itself, at the latest from two weeks before that on; null when that is not known. */
  problem: {
    reason: string;
    details: string;
    must_act: ActingParty;
    tried_until: Date | null;
    /** True when it was the creator's account, which was ready when this was asked for. */
    mended?: boolean;
  };
}

/** Shows why a creator was not paid yet, who must act now, and when it is tried again: the same words wherever a creator reads of it. */
export function UnpaidForCreator({ problem }: UnpaidForCreatorProps) {
  const { reason, details, must_act: actor, tried_until: until } = problem;
  const { isReady, isAsked } = useOwnAccount(!problem.mended && isAboutAccount(problem));
  const isProven = useSession(({ user }) => user?.emailVerified === true);
  const isProofGiven = reason === EMAIL_NOT_PROVEN && isProven;
  if (problem.mended || isProofGiven || isAccountMended(problem, isReady)) {
    return (
      <chakra.div fontSize="sm" maxWidth="prose">
        <p>{reason === EMAIL_NOT_PROVEN ? unpaidTexts.proofGiven : unpaidTexts.accountMended}</p>
        <Muted>{triedAgain(until, currentTime())}</Muted>
      </chakra.div>
    );
  }
  return (
    <chakra.div fontSize="sm" maxWidth="prose">
      <chakra.p color="coralText" fontWeight="semibold" overflowWrap="anywhere">
        {paymentMessage({ reason, details: unpaidTexts.ownAccount[reason] ?? details })}
      </chakra.p>
      {!isAsked && (isSetAside(reason) || !isNoFailure(reason)) && (
        <p>
          {reason === PAYMENT_WAITS
            ? unpaidTexts.nobodyActs
            : reason === EMAIL_NOT_PROVEN
              ? unpaidTexts.proof
              : unpaidTexts.acts[actor]}
          {actor === 'creator' && (
            <>
              {' '}
              <TextLink to={paths.payoutAccount}>profile</TextLink>.
            </>
          )}
        </p>
      )}
      {!isNoFailure(reason) && <Muted>{triedAgain(until, currentTime())}</Muted>}
    </chakra.div>
  );
}

function triedAgain(until: Date | null, now: Date): string {
  if (!until) return unpaidTexts.triedLater;
  if (until <= now) return unpaidTexts.triedNoMore;
  const from = addDays(until, -PAYMENT_TRIED_FOR_DAYS);
  return unpaidTexts.tried(from > now ? formatDate(from) : undefined, formatDate(until));
}
