import { listOwnSessions } from '@doubloon/contract/auth/operations.ts';
import type { OwnSession } from '@doubloon/contract/auth/own-session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, needsSignIn } from '../../../../shared/api/api-error.ts';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { FormProblem } from '../../../../shared/form/form-problem.tsx';
import { SignInAgain } from '../../../../shared/form/sign-in-again.tsx';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Actions, Button } from '../../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { agoText } from '../../../../shared/ui/figures/time.ts';
import { SettingRow, SettingRows } from '../../../../shared/ui/forms/setting-row.tsx';
import { QueryView, Skeleton } from '../../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { endSessionsElsewhere } from '../../end-sessions-elsewhere.ts';

const Note = chakra('p', { base: { textStyle: 'hint', marginTop: '5' } });

const FAILED = 'You could not be signed out elsewhere. Please try again.';

/** Shows where somebody is signed in, and signs them out everywhere else, after a new sign-in where theirs was long ago. */
export function SessionsDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const sessions = useQuery(queryOf(listOwnSessions, {}));
  const ending = useMutation({
    mutationFn: endSessionsElsewhere,
    meta: {
      invalidates: [listOwnSessions],
      success: 'You are signed out everywhere else',
      failure: (error) => (needsSignIn(error) ? undefined : FAILED),
    },
  });
  const { isPending, error, mutate, reset } = ending;
  if (needsSignIn(error)) {
    return (
      <SignInAgain
        email={email}
        why="Your sessions are ended by nobody but you, so please show that it is you."
        submit="Sign out elsewhere"
        onSignedIn={mutate}
        onClose={reset}
      />
    );
  }
  return (
    <Dialog title="Where you are signed in" onClose={isPending ? undefined : onClose} width="34rem">
      <QueryView query={sessions} problem="Failed to load your sessions" pending={<Skeleton height="24" />}>
        {(shown) => <SessionList sessions={shown} />}
      </QueryView>
      <Note>A browser is listed for 180 days after you last signed in there.</Note>
      <FormProblem text={error ? messageOf(error, FAILED) : undefined} />
      <Actions>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          Done
        </Button>
        <Button variant="danger" loading={isPending} loadingText="Signing out..." onClick={() => mutate()}>
          Sign out everywhere else
        </Button>
      </Actions>
    </Dialog>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  if (sessions.length === 0) return <p>No sign-in of yours is on record.</p>;
  return (
    <SettingRows>
      {sessions.map(({ browser, signed_in_at: signedInAt, is_current: isCurrent }) => (
        <SettingRow
          key={`${browser} ${signedInAt.getTime()}`}
          name={
            <>
              {browser ?? 'Unknown browser'}
              {isCurrent && <Badge colorPalette="sea">This browser</Badge>}
            </>
          }
          text={`Signed in ${agoText(signedInAt, currentTime())}`}
        />
      ))}
    </SettingRows>
  );
}
