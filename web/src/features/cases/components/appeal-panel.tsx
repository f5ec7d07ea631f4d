import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../shared/api/query.ts';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { appealStatusTexts, casesText } from '../../../shared/text/cases.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { AppealDialog } from './appeal-dialog.tsx';

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
          {appealStatusTexts[appeal.status]}{' '}
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
      <Button look="outline" onClick={() => setOpen(true)}>
        {casesText.appeal}
      </Button>
      {open && <AppealDialog subject={subject} onClose={() => setOpen(false)} />}
    </div>
  );
}
