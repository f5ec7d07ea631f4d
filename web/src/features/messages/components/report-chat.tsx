import { attachmentId } from '@doubloon/contract/cases/report.ts';
import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import type { ChatEntry } from '../chat-entries.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import type { Reportable } from '../../../shared/reports/report-dialog.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';

const ReportDialog = lazyPart(async () => (await import('../../../shared/reports/report-dialog.tsx')).ReportDialog);

/** Latest messages that can be chosen to be reported. */
const CHOICES = 20;
/** Characters of a message that are shown where it is chosen. */
const SHOWN = 60;

function begin(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

interface ReportChatProps {
  participant: ChatParticipant;
  entries: readonly ChatEntry[];
  onClose: () => void;
}

/** Takes a report of whom somebody writes with, or of one of the latest messages and files from them. */
export function ReportChat({ participant, entries, onClose }: ReportChatProps) {
  const received = entries.flatMap((entry) =>
    entry.kind === 'message' && entry.message.senderId === participant.uid ? [entry.message] : [],
  );
  const messages = received
    .slice(-CHOICES)
    .reverse()
    .flatMap(({ id, text, attachments, timestamp }): Reportable[] => {
      const moment = formatMoment(timestamp);
      const line = text || (attachments[0]?.fileName ?? '');
      const files = attachments.flatMap(({ fileName, removed }, place): Reportable[] =>
        removed ? [] : [{ type: 'file', id: attachmentId(id, place), label: `File “${begin(fileName)}”, ${moment}` }],
      );
      return [{ type: 'message', id, label: `“${begin(line)}”, ${moment}` }, ...files];
    });
  return (
    <ReportDialog
      title={`Report ${participant.name}`}
      things={[{ type: 'person', id: participant.uid, label: participant.name }, ...messages]}
      onClose={onClose}
    />
  );
}
