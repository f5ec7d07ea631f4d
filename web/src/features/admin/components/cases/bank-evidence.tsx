import { getBankEvidence, sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import {
  type BankEvidenceView,
  EvidencePart,
  type LeftOutPart,
  MAX_STATEMENT_LENGTH,
} from '@doubloon/contract/cases/bank-evidence.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { failureText } from '../../../../shared/api/api-error.ts';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { request } from '../../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { useAskBeforeLeaving } from '../../../../shared/form/use-ask-before-leaving.ts';
import { Form } from '../../../../shared/form/form.tsx';
import { chakra, Hint, Stack, Written } from '../../../../shared/style/chakra.tsx';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { formatMoment } from '../../../../shared/ui/figures/time.ts';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { ListSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { PersonName } from '../people/person-name.tsx';

const PARTS: Record<EvidencePart, string> = {
  service: 'The loot that was paid for',
  customer: 'The owner’s name and email',
  treasures: 'Accepted treasures',
  payouts: 'Payouts',
  refunds: 'What was given back',
  activity: 'What happened when',
  refund_policy: 'Refund policy',
  messages: 'Messages that both agreed to show',
};

const REASONS: Record<LeftOutPart['reason'], string> = {
  nothing: 'there are none',
  not_agreed: 'not both agree, or one has taken it back',
};

const STATUSES: Readonly<Record<string, string>> = {
  needs_response: 'Waits for evidence',
  under_review: 'Looks at the evidence',
  warning_needs_response: 'Asks, and waits for evidence',
  warning_under_review: 'Asks, and looks at the evidence',
  warning_closed: 'Asked no further',
  won: 'Decided for the platform',
  lost: 'Decided for the payer',
  prevented: 'Refunded before it was a dispute',
  appeal_needs_response: 'Can be appealed to, at Stripe',
  appeal_under_review: 'Looks at the appeal',
};

/** The evidence against a dispute: what the bank is given, word for word, what an admin says to it, and how it stands there. */
export function BankEvidence({ caseId }: { caseId: string }) {
  const query = useQuery(queryOf(getBankEvidence, { params: { id: caseId } }));
  return (
    <Section title="Evidence for the bank">
      <QueryView beside query={query} problem="Failed to load the evidence" pending={<ListSkeleton />}>
        {(evidence) => (
          <Stack gap="5">
            <Facts
              facts={[
                ['The bank', STATUSES[evidence.status] ?? evidence.status],
                ['Its reason', evidence.reason.replaceAll('_', ' ')],
                ['Waits until', evidence.answer_by && formatMoment(evidence.answer_by)],
              ]}
            />
            {evidence.sent && <Sent sent={evidence.sent} />}
            {evidence.can_send ? <Sending evidence={evidence} /> : <Hint>Nothing can be sent from here any more.</Hint>}
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}

function Sent({ sent }: { sent: NonNullable<BankEvidenceView['sent']> }) {
  const { admin_id: uid, admin_name: name, sent_at: at, asked_at: askedAt, statement, parts, left_out: leftOut } = sent;
  return (
    <Notice>
      <p>
        {at === null
          ? `Sent ${formatMoment(askedAt)}, and Stripe has not confirmed it: send it again, which never sends it twice.`
          : `Sent ${formatMoment(at)}, by `}
        {at !== null && <PersonName uid={uid} name={name} />}
      </p>
      <Written>{statement}</Written>
      <Hint>{parts.length === 0 ? 'Nothing else' : `With: ${parts.map((part) => PARTS[part]).join(', ')}`}</Hint>
      <LeftOut parts={leftOut} />
    </Notice>
  );
}

/** Names the parts that are not in the evidence, and why; nothing where there are all. */
function LeftOut({ parts }: { parts: readonly LeftOutPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Hint>{`Left out: ${parts.map(({ part, reason }) => `${PARTS[part]} (${REASONS[reason]})`).join(', ')}`}</Hint>
  );
}

type Values = { statement: string } & Record<EvidencePart, boolean>;
const { TextareaField, CheckboxField } = fieldsOf<Values>();
const ALL = Object.fromEntries(EvidencePart.options.map((part) => [part, true])) as Record<EvidencePart, boolean>;
const schema = z.object({
  statement: z.string().trim().min(1, 'A statement is required'),
  ...(Object.fromEntries(EvidencePart.options.map((part) => [part, z.boolean()])) as Record<
    EvidencePart,
    z.ZodBoolean
  >),
});

function Sending({ evidence }: { evidence: BankEvidenceView }) {
  const { case_id: id, parts: shown, left_out: leftOut, costs_fee: costs, sent } = evidence;
  const [asked, setAsked] = useState<Values>();
  const [isTried, setIsTried] = useState(false);
  // Handed to the confirmation, it is not sent yet.
  useAskBeforeLeaving(isTried);
  const ask = (values: Values) => {
    setIsTried(true);
    setAsked(values);
    return Promise.resolve();
  };
  const sending = useMutation({
    mutationFn: ({ statement, ...chosen }: Values) => {
      const parts = shown.map(({ part }) => part).filter((part) => chosen[part]);
      return request(sendBankEvidence, { params: { id }, body: { statement, parts } });
    },
    meta: {
      success: 'The evidence is sent to the bank. Recorded in the log.',
      failure: (error) => failureText('That did not work', error),
      invalidates: ['admin'],
      invalidatesAfterFailure: ['admin'],
    },
    onSuccess: () => setIsTried(false),
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <Form schema={() => schema} defaults={{ statement: sent?.statement ?? '', ...ALL }} onSubmit={ask}>
        <TextareaField
          name="statement"
          label="What you say to the bank"
          hint="Why the payment is right, in your own words. It comes first."
          required
          maxLength={MAX_STATEMENT_LENGTH}
          rows={6}
        />
        {shown.map(({ part, text }) => (
          <chakra.div key={part} minWidth="0">
            <CheckboxField name={part} label={PARTS[part]} />
            <Written textStyle="hint" marginLeft="8">
              {text}
            </Written>
          </chakra.div>
        ))}
        <LeftOut parts={leftOut} />
        <Hint>
          Messages are sent only if owner and creator both still agree when you send. Creators are named in them only.
          {costs && ' Stripe takes a fee for answering, which comes back when the dispute is won.'}
        </Hint>
        <FormActions submit="Send to the bank" />
      </Form>
      {asked && (
        <ConfirmDialog
          title="Send this evidence?"
          question="The bank takes evidence once: it cannot be changed or sent again. Your name, the time and your words go into the log."
          confirm="Send"
          loading={sending.isPending}
          loadingText="Sending..."
          onConfirm={() => sending.mutate(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
