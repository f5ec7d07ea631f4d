import { Bell } from 'lucide-react';
import { notificationsText } from '../../../shared/text/notifications.ts';
import { CornerMark } from '../../../shared/ui/marks/count-mark.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { openNotifications, useNotificationPanel } from '../panel-state.ts';
import { useUnreadCount } from '../use-unread-count.ts';

/** The bell where only a sign fits, with the number of what was not read. */
export function BellButton({ uid }: { uid: string }) {
  const count = useUnreadCount(uid);
  const open = useNotificationPanel((state) => state.open);
  return (
    <IconButton
      on="deep"
      position="relative"
      label={count === 0 ? notificationsText.title : `${notificationsText.title}, ${notificationsText.unread(count)}`}
      aria-haspopup="dialog"
      data-opener="bell"
      aria-expanded={open}
      onClick={openNotifications}
    >
      <Bell aria-hidden />
      <CornerMark count={count} />
    </IconButton>
  );
}
