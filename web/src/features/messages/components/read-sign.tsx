import { Check, CheckCheck } from 'lucide-react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { messagesText } from '../../../shared/text/messages.ts';

/** Whether the other has read a message that was sent: two signs, one for each. */
export function ReadSign({ read }: { read: boolean }) {
  const label = read ? messagesText.read : messagesText.notRead;
  const Sign = read ? CheckCheck : Check;
  return (
    <chakra.span role="img" aria-label={label} title={label} color={read ? 'seaText' : 'muted'} display="inline-flex">
      <Sign size={16} aria-hidden />
    </chakra.span>
  );
}
