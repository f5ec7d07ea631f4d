import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const BlockDialog = lazyPart(async () => (await import('../../../shared/blocks/block-dialog.tsx')).BlockDialog);

/** Lets somebody block whom they write with. */
export function BlockChat({ participant: { uid, name } }: { participant: ChatParticipant }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Block ${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ban aria-hidden />
      </IconButton>
      {open && <BlockDialog uid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
