import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../../shared/paths.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** Stands where somebody has no conversations: how they come about. */
export function NoConversations({ role }: { role: Role }) {
  const isOwner = role === 'business_owner';
  return (
    <EmptyState
      drawing={<BottleDrawing />}
      title={messagesText.none}
      text={textFor(role)}
      action={
        <ButtonLink to={isOwner ? paths.applications : paths.marketplace}>
          {isOwner ? messagesText.toApplications : messagesText.toMarketplace}
        </ButtonLink>
      }
    />
  );
}

function textFor(role: Role): string {
  if (role === 'admin') return messagesText.noneAdmin;
  return role === 'business_owner' ? messagesText.noneOwner : messagesText.noneCreator;
}
