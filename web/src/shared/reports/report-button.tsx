import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../state/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';
import type { Reportable } from './report-dialog.tsx';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps extends Omit<Reportable, 'label'> {
  /** The uid of the person who is responsible for it; they do not see the button. */
  personId: string;
  /** The words of the button. */
  children: string;
}

/** Lets somebody who is signed in report something of somebody else. */
export function ReportButton({ type, id, personId, children }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const mayReport = useSession(({ user }) => user !== null && user.uid !== personId);
  if (!mayReport) return null;
  return (
    <>
      <Button variant="quiet" justifySelf="start" color="muted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag aria-hidden />
        {children}
      </Button>
      {open && (
        <ReportDialog title={children} things={[{ type, id, label: children }]} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
