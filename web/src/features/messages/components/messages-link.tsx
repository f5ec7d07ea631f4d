import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { shellText } from '../../../shared/text/shell.ts';
import { CornerMark } from '../../../shared/ui/marks/count-mark.tsx';
import { useUnreadMessages } from '../use-unread-messages.ts';

const Square = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'touch',
    height: 'touch',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'inherit',
    _hover: { bg: 'deepRaised' },
    '& svg': { width: '1.25rem', height: '1.25rem' },
  },
});

/** The way to the messages where only a sign fits, with the number of those that were not read. */
export function MessagesLink({ uid }: { uid: string }) {
  const count = useUnreadMessages(uid);
  return (
    <Square to={paths.messages} aria-label={count === 0 ? 'Messages' : `Messages, ${shellText.unreadMessages(count)}`}>
      <MessageSquare aria-hidden />
      <CornerMark count={count} />
    </Square>
  );
}
