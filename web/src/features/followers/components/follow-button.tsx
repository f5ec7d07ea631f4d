import { getFollowing, followCreator, unfollowCreator } from '@doubloon/contract/followers/operations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api-error.ts';
import type { Undoing } from '../../../shared/api/queries/mutation-effects.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { ButtonLink, IconButton } from '../../../shared/ui/buttons/button.tsx';

interface FollowButtonProps {
  creatorId: string;
  /** Called with 1 or -1 as the heart changes, and with the opposite when the server would not have it. */
  onCount: (change: number) => void;
}

/** The heart by which somebody follows a creator; it fills at once and empties again when that fails. Visitors sign in first. */
export function FollowButton({ creatorId, onCount }: FollowButtonProps) {
  const signedIn = useSession(({ user }) => user !== null);
  const location = useLocation();
  const client = useQueryClient();
  const { queryKey, ...options } = queryOf(getFollowing, { params: { id: creatorId } });
  const following = useQuery({ queryKey, ...options, select: (answer) => answer.following, enabled: signedIn });
  // Pressed late, when the heart is full again, it changes nothing.
  const followAgain = () => {
    if (client.getQueryData<{ following: boolean }>(queryKey)?.following === false) changing.mutate(true);
  };
  const changing = useMutation({
    mutationFn: (follow: boolean) => request(follow ? followCreator : unfollowCreator, { params: { id: creatorId } }),
    // The directory lists those that somebody follows.
    meta: {
      invalidates: ['creators'],
      undo: (_answer, follow: boolean): Undoing | undefined =>
        follow ? undefined : { text: 'No longer following', run: followAgain },
      failure: (error, follow: boolean) =>
        messageOf(error, follow ? 'Failed to follow. Please try again.' : 'Failed to unfollow. Please try again.'),
    },
    onMutate: async (follow) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { following: follow });
      onCount(follow ? 1 : -1);
    },
    onError: (_error, follow) => {
      client.setQueryData(queryKey, { following: !follow });
      onCount(follow ? -1 : 1);
    },
  });

  if (!signedIn) {
    return (
      <ButtonLink
        variant="quiet"
        width="touch"
        paddingX="0"
        aria-label="Follow"
        title="Follow"
        to={paths.login}
        state={{ from: location }}
      >
        <Heart aria-hidden />
      </ButtonLink>
    );
  }
  const follows = following.data === true;
  return (
    <IconButton
      label={follows ? 'Following' : 'Follow'}
      aria-pressed={follows}
      // Disabled until the current state is known; presses while a change is being saved are ignored.
      disabled={following.data === undefined}
      onClick={() => !changing.isPending && changing.mutate(!follows)}
    >
      <Heart aria-hidden fill={follows ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
