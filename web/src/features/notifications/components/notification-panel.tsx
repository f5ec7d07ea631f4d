import type { Role } from '@doubloon/contract/shared/roles.ts';
import { CheckCheck, X } from 'lucide-react';
import { useId } from 'react';
import { chakra, HStack, SectionTitle } from '../../../shared/style/chakra.tsx';
import { notificationsText } from '../../../shared/text/notifications.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { useModal } from '../../../shared/ui/dialogs/use-modal.ts';
import { closeNotifications } from '../panel-state.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useUnreadCount } from '../use-unread-count.ts';
import { NotificationList } from './notification-list.tsx';

const Panel = chakra('dialog', {
  base: {
    width: { base: '100vw', md: '26rem' },
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0',
    padding: '0',
    border: 'none',
    borderRightWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    bg: 'surface',
    color: 'text',
    boxShadow: 'lifted',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(7 12 24 / 0.62)' },
  },
});

/** The notifications beside the sidebar, over the whole screen on phones: rendered means open. */
export function NotificationPanel({ uid, role, left }: { uid: string; role: Role; left: string }) {
  const modal = useModal({ onClose: closeNotifications, movement: 'fade' });
  const titleId = useId();
  const unread = useUnreadCount(uid);
  const { mutate: markRead, isPending } = useMarkRead(uid);

  return (
    <Panel {...modal} aria-labelledby={titleId} marginLeft={{ base: '0', md: left }}>
      <HStack
        gap="1"
        paddingLeft={{ base: '4', md: '5' }}
        paddingRight="2"
        paddingY="2.5"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <SectionTitle id={titleId} flex="1">
          {notificationsText.title}
        </SectionTitle>
        {unread > 0 && (
          <Button
            variant="quiet"
            size="md"
            paddingX="3"
            fontSize="sm"
            whiteSpace="nowrap"
            loading={isPending}
            onClick={() => markRead('all')}
          >
            <chakra.span display={{ base: 'none', md: 'inline' }} aria-hidden>
              <CheckCheck />
            </chakra.span>
            Mark all as read
          </Button>
        )}
        <IconButton label="Close" onClick={closeNotifications}>
          <X aria-hidden />
        </IconButton>
      </HStack>
      <chakra.div flex="1" overflowY="auto" tabIndex={0} _focusVisible={{ outlineOffset: '-2px' }}>
        <NotificationList uid={uid} role={role} />
      </chakra.div>
    </Panel>
  );
}
