import { chakra } from '@chakra-ui/react/styled-system';
import type { ActingParty } from '@doubloon/contract/payments/payment-problem.ts';
import { paths } from '../paths.ts';
import { DateText } from '../ui/date-text.tsx';
import { TextLink } from '../ui/text-link.tsx';

const ACTS = {
  creator: 'You have to act: connect your payment account, or finish its setup with Stripe, in your',
  platform: 'Our team has to act. You need to do nothing.',
  owner: 'The owner has to act: they pay again or decide otherwise. You need to do nothing.',
} as const;
/** What is said of somebody else's account does not read well to the one it is about. */
const NOT_READY = 'your payment account is not ready';
const NEXT = 'It is paid once the owner approves again';

interface UnpaidForCreatorProps {
  /** Why, and who must act. */
  problem: { details: string; must_act: ActingParty };
  /** Until when it is tried again by itself, at the latest from the deadline of the decision on; left out when that is not known. */
  triedUntil?: Date;
}

/** Why a creator was not paid yet, who must act, and when it is tried again. */
export function UnpaidForCreator({ problem: { details, must_act: actor }, triedUntil }: UnpaidForCreatorProps) {
  return (
    <chakra.div fontSize="sm" maxWidth="prose">
      <chakra.p color="coralText" fontWeight="semibold">
        Payment Failed: {actor === 'creator' ? NOT_READY : details}
      </chakra.p>
      <p>
        {ACTS[actor]}
        {actor === 'creator' && (
          <>
            {' '}
            <TextLink to={paths.profile}>profile</TextLink>.
          </>
        )}
      </p>
      <chakra.p color="muted">
        {NEXT}
        {triedUntil ? (
          <>
            ; until <DateText value={triedUntil} /> it is also tried again by itself, a treasure or a proof from the
            deadline of their decision on.
          </>
        ) : (
          '; what is undecided at its deadline is tried again by itself, for two weeks.'
        )}
      </chakra.p>
    </chakra.div>
  );
}
