import { disputeRecord, listRecordDisputes } from '@doubloon/contract/cases/operations.ts';
import type { RecordDisputeView } from '@doubloon/contract/cases/record-dispute.ts';
import type { CountedFigure } from '@doubloon/contract/records/counted.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FIGURE_NAMES } from './counted-figures.ts';
import { CountedList } from './counted-list.tsx';
import { failureText } from '../api/api-error.ts';
import { queryOf } from '../api/queries/query.ts';
import { request } from '../api/request.ts';
import { fieldsOf, FormActions } from '../form/form-parts.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { chakra } from '../style/chakra.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

const MAX_CHARACTERS = 500;

interface Values {
  figure: CountedFigure;
  reason: string;
}

const { SelectField, TextareaField } = fieldsOf<Values>();

interface DisputeFigureDialogProps {
  uid: string;
  /** The figures of the person's record; the first is looked into at the beginning. */
  figures: readonly [CountedFigure, ...CountedFigure[]];
  onClose: () => void;
}

/** Shows what is counted in each figure of one's own record, and takes what is wrong with it. */
export function DisputeFigureDialog({ uid, figures, onClose }: DisputeFigureDialogProps) {
  const schema = () =>
    z.object({ figure: z.enum(figures), reason: z.string().trim().min(1, 'Please write what is wrong with it') });
  const sending = useMutation({
    mutationFn: (body: Values) => request(disputeRecord, { body }),
    meta: {
      invalidates: ['cases'],
      success: 'Thank you. Our team looks at this figure.',
      failure: (error) => failureText('Failed to send', error),
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Report a mistake in my record"
      width="40rem"
      schema={schema}
      defaults={{ figure: figures[0], reason: '' }}
      onSubmit={sending.mutateAsync}
      onClose={onClose}
    >
      <SelectField
        name="figure"
        label="Figure"
        required
        options={figures.map((value) => ({ value, label: FIGURE_NAMES[value] }))}
      />
      <LookedInto uid={uid} />
      <TextareaField
        name="reason"
        label="What is wrong"
        required
        hint={(reason) => `${reason.length} of ${MAX_CHARACTERS} characters`}
        maxLength={MAX_CHARACTERS}
      />
      <FormActions submit="Send to our team" loadingText="Sending..." />
    </FormDialog>
  );
}

/** Lists what is counted in the figure that is chosen, below what became of an earlier question about it. */
function LookedInto({ uid }: { uid: string }) {
  const figure = useWatch<Values, 'figure'>({ name: 'figure' });
  const disputes = useQuery(queryOf(listRecordDisputes, { query: {} }));
  const latest = disputes.data?.find((dispute) => dispute.figure === figure);
  return (
    <>
      {latest && (
        <Notice colorPalette="sea" title={OUTCOMES[latest.status]}>
          <chakra.p fontSize="sm" overflowWrap="anywhere">
            {latest.decision?.reason ?? `You wrote: ${latest.reason}`}
          </chakra.p>
        </Notice>
      )}
      <CountedList key={figure} uid={uid} figure={figure} />
    </>
  );
}

const OUTCOMES: Readonly<Record<RecordDisputeView['status'], string>> = {
  open: 'Our team looks at this figure',
  granted: 'Our team has put this figure right',
  refused: 'Our team has looked at this figure, and it stays',
};
