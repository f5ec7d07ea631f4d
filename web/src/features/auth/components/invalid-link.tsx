import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** Stands where a mailed link leads that is no good (any more), with the way to a new one. */
export function InvalidLink() {
  const signedIn = useSession((state) => state.user !== null);
  return (
    <AuthCard
      title="This link does not work"
      intro="It is incomplete, was used already, or has expired. Please request a new one."
      focusTitle
    >
      {signedIn ? (
        <ButtonLink to={paths.dashboard} width="full">
          Continue to Doubloon
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login} width="full">
          Back to Sign In
        </ButtonLink>
      )}
    </AuthCard>
  );
}
