import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import type { ChatEntry } from '../chat-entries.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';

const ReportDialog = lazyPart(async () => (await import('../../../shared/reports/report-dialog.tsx')).ReportDialog);

/** Latest messages that can be chosen to be reported. */
const CHOICES = 20;
/** Characters of a message that are shown where it is chosen. */
const SHOWN = 60;

interface ReportChatProps {
  participant: ChatParticipant;
  entries: readonly ChatEntry[];
  onClose: () => void;
}

/** Takes a report of whom somebody writes with, or of one of the latest messages from them. */
export function ReportChat({ participant, entries, onClose }: ReportChatProps) {
  const received = entries.flatMap((entry) =>
    entry.kind === 'message' && entry.message.senderId === participant.uid ? [entry.message] : [],
  );
  const messages = received
    .slice(-CHOICES)
    .reverse()
    .map(({ id, text, attachments, timestamp }) => {
      const line = (text || (attachments[0]?.fileName ?? '')).replaceAll(/\s+/g, ' ');
      const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
      return { type: 'message' as const, id, label: `“${shown}”, ${formatMoment(timestamp)}` };
    });
  return (
    <ReportDialog
      title={`Report ${participant.name}`}
      things={[{ type: 'person', id: participant.uid, label: participant.name }, ...messages]}
      onClose={onClose}
    />
  );
}
