import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { withoutMisleading } from '@doubloon/contract/shared/readable-text.ts';
import { useRef, useState } from 'react';
import { useKeptText } from '../../shared/drafts/use-kept-text.ts';
import { useAskBeforeLeaving } from '../../shared/form/use-ask-before-leaving.ts';
import { chosenFiles, settleUploads, takeUploaded } from './attachment-queue.ts';

interface Composing {
  uid: string;
  conversationId: string;
  /** True while the previous message is being sent. */
  isSending: boolean;
  /** True when an earlier message is unsent. */
  hasUnsent: boolean;
  onSend: (text: string, attachments: Attachment[]) => void;
}

/** The message somebody is writing: its text, kept as a draft, its files, and sending both. */
export function useCompose({ uid, conversationId, isSending, hasUnsent, onSend }: Composing) {
  const draft = useKeptText(uid, `message:${conversationId}`);
  const [typed, setTyped] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const all = chosenFiles.useQueue((state) => state.items);
  const files = all.filter(({ of }) => of.conversationId === conversationId);
  const text = typed ?? draft.found ?? '';
  // Files may need a while after Send; by then more may have been written.
  const latest = useRef(text);
  useAskBeforeLeaving(hasUnsent, { kept: true });

  const write = (next: string) => {
    latest.current = next;
    setTyped(next);
    if (next === '') draft.discard();
    else draft.keep(next);
  };
  const canSend = !isSending && (text.trim() !== '' || files.length > 0);
  const send = async () => {
    if (!canSend || isWaiting) return;
    latest.current = text;
    setProblem(null);
    setWaiting(true);
    const isComplete = await settleUploads(conversationId);
    setWaiting(false);
    if (!isComplete) {
      setProblem('Upload the failed files again, or remove them.');
      return;
    }
    const words = withoutMisleading(latest.current).trim();
    const attachments = takeUploaded(conversationId);
    if (words === '' && attachments.length === 0) return;
    write('');
    onSend(words, attachments);
  };
  return {
    text,
    files,
    write,
    send,
    canSend,
    isWaiting,
    problem: files.some(({ status }) => status === 'failed') ? problem : null,
  };
}
