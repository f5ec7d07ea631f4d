import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../state/session.ts';
import { Button, IconButton } from '../ui/buttons/button.tsx';
import { lazyPart } from '../ui/layout/lazy-part.tsx';
import type { Reportable } from './report-dialog.tsx';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface OthersThing extends Reportable {
  /** The uid of the person who is responsible for it; they cannot report it. */
  readonly personId: string;
}

interface ReportButtonProps extends Omit<OthersThing, 'label'> {
  /** The words of the button. */
  children: string;
}

/** Lets somebody who is signed in report something of somebody else. */
export function ReportButton({ children, ...thing }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const [reported] = useOthers([{ ...thing, label: children }]);
  if (!reported) return null;
  return (
    <>
      <Button
        variant="quiet"
        justifySelf="start"
        marginLeft="-5"
        color="muted"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
        {children}
      </Button>
      {open && <ReportDialog title={children} things={[reported]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Lets somebody report an item of a list, which may hold several things, by a sign that leaves the attention to the item. Labels are like "This answer". */
export function ReportSign({ things }: { things: readonly OthersThing[] }) {
  const [open, setOpen] = useState(false);
  const [first, ...more] = useOthers(things);
  if (!first) return null;
  const title = `Report ${[first, ...more].map(({ label }) => label.toLowerCase()).join(' or ')}`;
  return (
    <>
      <IconButton label={title} color="muted" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag aria-hidden />
      </IconButton>
      {open && <ReportDialog title={title} things={[first, ...more]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Returns those things that the person who is signed in can report. */
function useOthers(things: readonly OthersThing[]): readonly OthersThing[] {
  const uid = useSession(({ user }) => user?.uid);
  return uid === undefined ? [] : things.filter(({ personId }) => personId !== uid);
}
