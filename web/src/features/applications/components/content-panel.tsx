import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useState } from 'react';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { Card, chakra, SectionTitle } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { contentSteps } from '../content-steps.ts';
import { SubmittedContentCard } from './submitted-content-card.tsx';
import { submitContent } from '@doubloon/contract/applications/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { request } from '../../../shared/api/request.ts';
import type { ContentForm } from '../content-form-schema.ts';

const { TextField, TextareaField } = fieldsOf<ContentForm>();
const schema = async () => (await import('../content-form-schema.ts')).ContentForm;

/** The content of an approved application for its creator: how far it is, what was said to it, and their turn when it is theirs. */
export function ContentPanel({ application }: { application: ApplicationView }) {
  const [writing, setWriting] = useState(false);
  const { content, status, completed_at: completedAt, payment_problem: problem, account_closed: left } = application;
  const waits = status === 'approved' && !left;
  const mine = waits && (content === null || content.status === 'revision_requested');
  return (
    <Card aria-label="Content">
      <SectionTitle marginBottom="3">Content</SectionTitle>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {mine && <chakra.p color="muted">{applicationsText.contentIntro}</chakra.p>}
        {left === 'owner' && (
          <Notice title="The owner has closed their account">
            <p>Nobody decides here any more, and nothing more is asked of you. What you were paid stays yours.</p>
          </Notice>
        )}
        {(waits || status === 'completed') && <Steps steps={contentSteps(application, 'creator')} />}
        {content && <SubmittedContentCard content={content} reader="creator" />}
        {waits && content?.status === 'submitted' && (
          <chakra.p fontSize="sm">
            The owner decides by <DateText value={content.decide_by} />. Left undecided, it is approved by itself after
            the deadline.
          </chakra.p>
        )}
        {problem && <UnpaidForCreator problem={problem} />}
        {completedAt && (
          <p>
            Completed on <DateText value={completedAt} />.
          </p>
        )}
        {mine && !writing && (
          <Button variant="outline" wide onClick={() => setWriting(true)}>
            Submit Content
          </Button>
        )}
        {mine && writing && <SubmitContentForm application={application} onDone={() => setWriting(false)} />}
      </chakra.div>
    </Card>
  );
}

/** The content of an approved application, the first time or, with what was sent before, after it was sent back. */
function SubmitContentForm({ application, onDone }: { application: ApplicationView; onDone: () => void }) {
  const { id, content } = application;
  const submitting = useMutation({
    mutationFn: ({ text, url }: ContentForm) =>
      request(submitContent, { params: { id }, body: { ...(text && { text }), ...(url && { url }) } }),
    meta: {
      shows: inPlace('applications', 'id'),
      invalidates: ['applications', 'dashboard'],
      success: 'Content submitted successfully!',
      failure: 'Failed to submit content. Please try again.',
    },
    onSuccess: onDone,
  });
  return (
    <Form
      schema={schema}
      defaults={{ text: content?.text ?? '', url: content?.url ?? '' }}
      onSubmit={submitting.mutateAsync}
      label="Submit Content"
    >
      <TextareaField name="text" label="Text" rows={5} maxLength={5000} />
      <TextField name="url" label="Content link" hint="Such as a draft of your video." type="url" inputMode="url" />
      <FormActions submit="Submit Content" loadingText="Submitting..." onCancel={onDone} />
    </Form>
  );
}
