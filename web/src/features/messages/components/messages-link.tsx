import { MessageSquare } from 'lucide-react';
import { paths } from '../../../shared/paths.ts';
import { shellText } from '../../../shared/text/shell.ts';
import { IconLink } from '../../../shared/ui/buttons/button.tsx';
import { CornerMark } from '../../../shared/ui/marks/count-mark.tsx';
import { useUnreadMessages } from '../use-unread-messages.ts';

/** The way to the messages where only a sign fits, with the number of those that were not read. */
export function MessagesLink({ uid }: { uid: string }) {
  const count = useUnreadMessages(uid);
  return (
    <IconLink
      on="deep"
      position="relative"
      to={paths.messages}
      aria-label={count === 0 ? 'Messages' : `Messages, ${shellText.unreadMessages(count)}`}
    >
      <MessageSquare aria-hidden />
      <CornerMark count={count} />
    </IconLink>
  );
}
