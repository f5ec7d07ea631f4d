import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { checkPostAddress, viewCountFromText } from '../check-post-address.ts';
import { submissionProblem, submitPost, type SubmissionOutcome } from '../submit-post.ts';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { FieldsRefused, refusedFields } from '../../../shared/api/api-error.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { EARNINGS_CALLS } from '../../../shared/payments/project-earnings.ts';
import { fieldsOf, WHOLE_NUMBER, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { HowViewsCount } from '../../../shared/ui/buttons/help-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';

/** How the creator's accounts are asked about and linked. */
interface AccountGate {
  isLinked: (platform: PlatformId) => Promise<boolean>;
  link: (platform: PlatformId) => void;
  /** The dialogs that link an account, while they are open. */
  dialogs: ReactNode;
}

const Typed = z.object({ url: z.string(), views: z.string(), notes: z.string() });
type Typed = z.infer<typeof Typed>;
const { TextField, TextareaField } = fieldsOf<Typed>();
const schema = () =>
  Typed.extend({
    views: z.string().refine((text) => viewCountFromText(text) <= MAX_VIEW_COUNT, SENTENCES.viewCount),
  });

/** Returns a hint on which views count and, where the typed text is read as another number, which number is sent. */
function viewsHint(text: string): ReactNode {
  const sent = viewCountFromText(text);
  const readAs = text.trim() !== String(sent) && `As it stands here, ${formatNumber(sent)} views are submitted. `;
  return (
    <>
      {readAs}
      {deliverablesText.viewsHint} <HowViewsCount />
    </>
  );
}

interface SubmitDeliverableDialogProps {
  project: ApplicationView;
  accounts: AccountGate;
  /** The dialog's name where it is not "Submit Treasure". */
  title?: string;
  /** The treasure that was sent back and is submitted again. */
  revised?: DeliverableView | undefined;
  onClose: () => void;
}

/** Delivers a post: address, platform, link and linked account are checked in this order, then the treasure is created. */
export function SubmitDeliverableDialog({ project, accounts, onClose, ...rest }: SubmitDeliverableDialogProps) {
  const user = useSession((state) => state.user);
  const { revised } = rest;
  const draft = useDraft(user?.uid ?? '', `treasure_${revised?.treasure_id ?? project.id}`, Typed, { inTab: true });
  const [unchecked, setUnchecked] = useState<{ url: string; platform: PlatformId }>();
  const leave = () => {
    draft.discard();
    onClose();
  };

  const showInLists = first(
    listDeliverablesOfApplication,
    { params: { id: project.id }, query: { status: undefined, search: undefined } },
    'treasure_id',
  );
  const submitting = useMutation({
    mutationFn: ({ url, views, notes }: Typed) =>
      submitPost(
        project,
        { url, viewCount: viewCountFromText(views), notes },
        { unchecked: unchecked?.url === url, isLinked: accounts.isLinked },
      ),
    meta: {
      shows: (client, outcome: SubmissionOutcome) =>
        'deliverable' in outcome && showInLists(client, outcome.deliverable),
      invalidates: ['deliverables', ...EARNINGS_CALLS],
      success: ({ kind }: SubmissionOutcome) => (kind === 'submitted' ? deliverablesText.submitted : undefined),
    },
    onError: (error) => {
      const { field, text } = submissionProblem(error);
      if (field === null) toastError(text);
    },
  });
  const submit = async (typed: Typed) => {
    const url = withScheme(typed.url);
    if (!user || !project.id || !project.campaign_id) {
      toastError(user ? deliverablesText.informationMissing : deliverablesText.notSignedIn);
      throw new FieldsRefused([]);
    }
    const outcome = await submitting.mutateAsync({ ...typed, url });
    if (outcome.kind === 'submitted') return leave();
    if (outcome.kind === 'unchecked') setUnchecked({ url, platform: outcome.platform });
    if (outcome.kind === 'unlinked') accounts.link(outcome.platform);
    throw new FieldsRefused(outcome.kind === 'refused' ? [{ field: 'url', message: outcome.problem }] : []);
  };

  return (
    <>
      <FormDialog
        title={rest.title ?? deliverablesText.submit}
        schema={schema}
        defaults={{
          url: revised?.url ?? '',
          views: revised ? String(revised.view_count) : '',
          notes: revised?.notes ?? '',
        }}
        draft={draft}
        onSubmit={submit}
        refusals={refusalsOf}
        onClose={leave}
        gap="4"
      >
        <TextField
          name="url"
          label="Link"
          required
          hint={(url) =>
            revised ? (
              'Another post is a treasure of its own. This one can be taken back.'
            ) : (
              <PostPlatform url={withScheme(url)} wanted={project.campaign.platforms} />
            )
          }
          type="url"
          readOnly={revised !== undefined}
        />
        <TextField name="views" label="View Count" hint={viewsHint} {...WHOLE_NUMBER} min={0} />
        <TextareaField name="notes" label="Notes" optional rows={3} maxLength={2000} />
        <SubmitPost unchecked={unchecked} />
      </FormDialog>
      {accounts.dialogs}
    </>
  );
}

function refusalsOf(error: unknown) {
  if (error instanceof FieldsRefused) return refusedFields(error);
  const { field, text } = submissionProblem(error);
  return field === null ? [] : [{ field, message: text }];
}

/** Submits a post; one that its platform did not show all the same, after saying so. */
function SubmitPost({ unchecked }: { unchecked: { url: string; platform: PlatformId } | undefined }) {
  const url = withScheme(useWatch<Typed, 'url'>({ name: 'url' }));
  const isUnchecked = unchecked?.url === url;
  return (
    <>
      {isUnchecked && (
        <Notice colorPalette="gold" title={deliverablesText.linkUnverified} alert>
          <p>
            {platformLabel(unchecked.platform)} did not show us this post, so we cannot tell whether it is there. Check
            the link; if it is right, submit it as it is: our team then looks at whose post it is before it can be paid.
          </p>
        </Notice>
      )}
      <FormActions
        submit={isUnchecked ? 'Submit all the same' : deliverablesText.submit}
        loadingText="Submitting..."
        disabled={url === ''}
      />
    </>
  );
}

/** Hint below a link field: the platform of the post once its address fits the loot, before that the platforms wanted. */
function PostPlatform({ url, wanted }: { url: string; wanted: readonly PlatformId[] }) {
  const address = checkPostAddress(url, wanted);
  if ('platform' in address) return <>{platformLabel(address.platform)} post</>;
  return <>Needed to submit: the address of your post on {wanted.map(platformLabel).join(' or ')}.</>;
}
