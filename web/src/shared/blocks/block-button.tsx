import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../state/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';

const BlockDialog = lazyPart(async () => (await import('./block-dialog.tsx')).BlockDialog);

interface BlockButtonProps {
  uid: string;
  name: string;
  /** The words of the button. */
  children: string;
}

/** Lets somebody who is signed in block somebody else. */
export function BlockButton({ uid, name, children }: BlockButtonProps) {
  const [open, setOpen] = useState(false);
  const mayBlock = useSession(({ user }) => user !== null && user.uid !== uid);
  if (!mayBlock) return null;
  return (
    <>
      <Button variant="quiet" marginLeft="-5" color="muted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ban aria-hidden />
        {children}
      </Button>
      {open && <BlockDialog uid={uid} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
