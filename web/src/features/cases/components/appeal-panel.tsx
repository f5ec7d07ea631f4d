import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const AppealDialog = lazyPart(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

/** How far an appeal is. */
const statusTexts = {
  open: 'Your appeal is being read.',
  granted: 'Your appeal was granted.',
  refused: 'Your appeal was refused.',
} as const;

/** An appeal against a rejection: how far it is, or the way to make one. */
export function AppealPanel({ subject }: { subject: AppealSubject }) {
  const [open, setOpen] = useState(false);
  const appeals = useQuery(
    queryOf(listOwnAppeals, { query: { limit: MAX_PAGE_SIZE } }, liveOrEvery(WAITED_FOR_MS, 'notifications')),
  );
  if (!appeals.data) return null;
  const appeal = appeals.data.find(({ subject: { type, id } }) => type === subject.type && id === subject.id);
  if (appeal) {
    return (
      <chakra.div fontSize="sm">
        <chakra.p fontWeight="semibold">
          {statusTexts[appeal.status]}{' '}
          <chakra.span color="muted" fontWeight="normal">
            Sent <DateText value={appeal.created_at} />
          </chakra.span>
        </chakra.p>
        <chakra.p whiteSpace="pre-line">“{appeal.reason}”</chakra.p>
        {appeal.decision && <p>Our team: {appeal.decision.reason}</p>}
      </chakra.div>
    );
  }
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      {open && <AppealDialog subject={subject} onClose={() => setOpen(false)} />}
    </div>
  );
}
