import { attachmentId } from '@doubloon/contract/cases/report.ts';
import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ChatEntry } from '../chat-entries.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
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

/** Lets somebody report whom they write with, or one of the latest messages and files from them. */
export function ReportChat({ participant, entries }: { participant: ChatParticipant; entries: readonly ChatEntry[] }) {
  const [open, setOpen] = useState(false);
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
    <>
      <IconButton label={`Report ${participant.name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag aria-hidden />
      </IconButton>
      {open && (
        <ReportDialog
          title={`Report ${participant.name}`}
          things={[{ type: 'person', id: participant.uid, label: participant.name }, ...messages]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
