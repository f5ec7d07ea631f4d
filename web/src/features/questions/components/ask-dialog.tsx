import { askQuestion } from '@doubloon/contract/questions/operations.ts';
import { MAX_QUESTION_LENGTH, QuestionText } from '@doubloon/contract/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../../shared/api/request.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { ProofOffer } from '../../../shared/proven-email/proof-offer.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { Muted } from '../../../shared/style/chakra.tsx';
import { questionsText } from '../questions-text.ts';

const { TextareaField } = fieldsOf<{ question: string }>();
const schema = z.object({ question: QuestionText });

interface AskDialogProps {
  campaignId: string;
  ownerName: string;
  onClose: () => void;
}

/** Where a creator asks the owner of a loot something. */
export function AskDialog({ campaignId, ownerName, onClose }: AskDialogProps) {
  const user = useSession((state) => state.user);
  const asking = useMutation({
    mutationFn: ({ question }: { question: string }) =>
      request(askQuestion, { body: { campaign_id: campaignId, question } }),
    meta: { invalidates: ['questions'], success: questionsText.asked, failure: questionsText.askFailed },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`Ask ${ownerName}`}
      schema={schema}
      defaults={{ question: '' }}
      onSubmit={asking.mutateAsync}
      onClose={onClose}
    >
      {user && !user.emailVerified && <ProofOffer email={user.email} why={questionsText.proofFirst} />}
      <Muted>Once it is answered, everybody can read it on this page. Your name is shown if your store is open.</Muted>
      <TextareaField
        name="question"
        label="Question"
        required
        hint={(question) => `${question.length} of ${MAX_QUESTION_LENGTH} characters`}
        rows={4}
        maxLength={MAX_QUESTION_LENGTH}
        placeholder="What would you like to know before you apply?"
      />
      <FormActions submit="Send Question" loadingText="Sending..." />
    </FormDialog>
  );
}
