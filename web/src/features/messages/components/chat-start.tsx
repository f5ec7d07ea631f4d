import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import { chakra, Muted } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

/** In the middle of what is free. */
const Start = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '4', marginY: 'auto', padding: '4', textAlign: 'center' },
});

/** Stands where nothing was said yet. */
export function ChatStart({ participant: { name, profilePic } }: { participant: ChatParticipant }) {
  return (
    <Start>
      <Avatar name={name} src={profilePic} size="24" />
      <Muted>Nothing was said yet. Say hello to {name}.</Muted>
    </Start>
  );
}
