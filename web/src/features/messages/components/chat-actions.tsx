import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { Ban, Ellipsis, Flag, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import type { ChatEntry } from '../chat-entries.ts';
import { ReportChat } from './report-chat.tsx';

const BlockDialog = lazyPart(async () => (await import('../../../shared/blocks/block-dialog.tsx')).BlockDialog);
const BankConsentDialog = lazyPart(async () => (await import('./bank-consent-dialog.tsx')).BankConsentDialog);

interface ChatActionsProps {
  conversation: ConversationView;
  entries: readonly ChatEntry[];
  isBlocked: boolean;
}

/** The rarer things that somebody can do about a conversation and the person in it. */
export function ChatActions({ conversation, entries, isBlocked }: ChatActionsProps) {
  const { participant } = conversation;
  const { uid, name, role } = participant;
  const [asked, setAsked] = useState<'bank' | 'report' | 'block'>();
  const isCreator = useSession(({ user }) => user?.role === 'content_creator');
  // Payments are between a creator and somebody who is none.
  const canBeDisputed = isCreator !== (role === 'content_creator');
  const close = () => setAsked(undefined);
  return (
    <>
      <MoreActions shows={<Ellipsis aria-hidden />}>
        {canBeDisputed && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsked('bank')}>
            <Landmark aria-hidden />
            If a payment is disputed
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={`Report ${name}`}
          aria-haspopup="dialog"
          onClick={() => setAsked('report')}
        >
          <Flag aria-hidden />
          Report
        </Button>
        {!isBlocked && (
          <Button
            variant="outline"
            aria-label={`Block ${name}`}
            aria-haspopup="dialog"
            onClick={() => setAsked('block')}
          >
            <Ban aria-hidden />
            Block
          </Button>
        )}
      </MoreActions>
      {asked === 'bank' && <BankConsentDialog conversation={conversation} onClose={close} />}
      {asked === 'report' && <ReportChat participant={participant} entries={entries} onClose={close} />}
      {asked === 'block' && <BlockDialog uid={uid} name={name} onClose={close} />}
    </>
  );
}
