import { countedFiguresOf } from '@doubloon/contract/records/counted.ts';
import { useState } from 'react';
import { useSession } from '../state/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';

const DisputeFigureDialog = lazyPart(async () => (await import('./dispute-figure-dialog.tsx')).DisputeFigureDialog);

/** Lets somebody look into the figures of their own record and say that one is wrong; nothing for everybody else. */
export function DisputeFigure({ uid }: { uid: string }) {
  const [open, setOpen] = useState(false);
  const reader = useSession(({ user }) => user);
  const [first, ...more] = reader?.uid === uid ? countedFiguresOf(reader.role) : [];
  if (!first) return null;
  return (
    <>
      <Button variant="quiet" marginX="-5" onClick={() => setOpen(true)}>
        Report a mistake
      </Button>
      {open && <DisputeFigureDialog uid={uid} figures={[first, ...more]} onClose={() => setOpen(false)} />}
    </>
  );
}
