import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useSession } from '../../../shared/state/session.ts';
import { VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { invitationsOfCreatorQuery, openLootsQuery } from '../api/invitation-queries.ts';

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

interface InviteButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  creatorId: string;
  creatorName: string;
  /** True where earlier invitations are looked up before anybody presses: not in lists, which would ask for each creator. */
  looksUp?: boolean;
  /** Stands in its place until it is known whether any loot takes applications. */
  room?: ReactNode;
}

/** Invites a creator to an open loot of the owner who is signed in; nothing for others, or while no loot takes applications. */
export function InviteButton({ creatorId, creatorName, looksUp = false, room = null, ...button }: InviteButtonProps) {
  const ownerId = useSession(({ user }) => (user?.role === 'business_owner' ? user.uid : undefined));
  const [asked, setAsked] = useState(false);
  const open = useQuery({ ...openLootsQuery(ownerId ?? ''), enabled: ownerId !== undefined });
  const loots = open.data?.filter(({ full }) => !full) ?? [];
  const sent = useQuery({ ...invitationsOfCreatorQuery(creatorId), enabled: loots.length > 0 && (looksUp || asked) });
  if (ownerId === undefined) return null;
  if (loots.length === 0) return open.isPending ? room : null;
  const isInvited = sent.data?.some((invitation) => loots.some(({ id }) => id === invitation.campaign_id));
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setAsked(true)}>
        <Mail aria-hidden />
        {isInvited ? 'Invited' : 'Invite'}
        <VisuallyHidden>{` ${creatorName}`}</VisuallyHidden>
      </Button>
      {asked && (
        <InviteDialog
          creatorId={creatorId}
          creatorName={creatorName}
          loots={loots}
          sent={sent}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
