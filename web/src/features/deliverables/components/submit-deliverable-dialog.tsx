import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { getEarnings } from '@doubloon/contract/applications/operations.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { first } from '../../../shared/api/mutation-effects.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { viewCountFromText } from '../check-post-address.ts';
import { submissionProblem, type SubmissionProblem } from '../submission-problem.ts';
import { submitPost, type SubmissionOutcome } from '../submit-post.ts';
import { useDeliverableDraft } from '../use-deliverable-draft.ts';
import { PostPlatform } from './post-platform.tsx';

/** How the creator's accounts are asked about and linked. */
export interface AccountGate {
  isLinked: (platform: PlatformId) => Promise<boolean>;
  link: (platform: PlatformId) => void;
  /** The dialogs that link one, while they are open. */
  dialogs: ReactNode;
}

const count = new Intl.NumberFormat('en-US');

/** Which views count and, where the text is not the number that is sent, which number is. */
function viewsHint(text: string): string {
  const sent = viewCountFromText(text);
  if (text.trim() === String(sent)) return deliverablesText.viewsHint;
  return `${deliverablesText.countSentAs(count.format(sent))} ${deliverablesText.viewsHint}`;
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
  const { typed, changed, type, forget } = useDeliverableDraft(project.id, rest.revised);
  const { views, notes } = typed;
  const url = withScheme(typed.url);
  const [problem, setProblem] = useState<SubmissionProblem>();
  const [unchecked, setUnchecked] = useState<{ url: string; platform: PlatformId }>();
  const linkField = useRef<HTMLInputElement>(null);
  const viewsField = useRef<HTMLInputElement>(null);
  const isUnchecked = unchecked?.url === url;

  const tell = (found: SubmissionProblem) => {
    if (found.field === null) return toastError(found.text);
    setProblem(found);
    (found.field === 'url' ? linkField : viewsField).current?.focus();
  };
  const showInLists = first(
    listDeliverablesOfApplication,
    { params: { id: project.id }, query: { status: undefined, search: undefined } },
    'treasure_id',
  );
  const react = (outcome: SubmissionOutcome) => {
    if (outcome.kind === 'refused') tell({ field: 'url', text: outcome.problem });
    if (outcome.kind === 'unchecked') setUnchecked({ url, platform: outcome.platform });
    if (outcome.kind === 'unlinked') accounts.link(outcome.platform);
    if (outcome.kind !== 'submitted') return;
    forget();
    onClose();
  };
  const submitting = useMutation({
    mutationFn: () =>
      submitPost(
        project,
        { url, viewCount: viewCountFromText(views), notes },
        { unchecked: isUnchecked, isLinked: accounts.isLinked },
      ),
    meta: {
      shows: (client, outcome: SubmissionOutcome) =>
        'deliverable' in outcome && showInLists(client, outcome.deliverable),
      invalidates: ['deliverables', getEarnings],
      success: ({ kind }: SubmissionOutcome) => (kind === 'submitted' ? deliverablesText.submitted : undefined),
    },
    onSuccess: react,
    onError: (error) => tell(submissionProblem(error)),
  });
  const busy = submitting.isPending;
  const leave = () => {
    forget();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (busy || url === '') return;
    if (!user) return toastError(deliverablesText.notSignedIn);
    if (!project.id || !project.campaign_id) return toastError(deliverablesText.informationMissing);
    if (viewCountFromText(views) > MAX_VIEW_COUNT) return tell({ field: 'views', text: SENTENCES.viewCount });
    submitting.mutate();
  };
  const problemOf = (field: SubmissionProblem['field']) => (problem?.field === field ? problem?.text : undefined);

  return (
    <Dialog
      title={rest.title ?? deliverablesText.submit}
      onClose={busy ? undefined : leave}
      unsaved={changed && submitting.data?.kind !== 'submitted'}
    >
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Field
          label="Link"
          required
          error={problemOf('url')}
          hint={
            rest.revised ? deliverablesText.revisedLink : <PostPlatform url={url} wanted={project.campaign.platforms} />
          }
        >
          <TextInput
            ref={linkField}
            type="url"
            value={typed.url}
            readOnly={busy || rest.revised !== undefined}
            onChange={(event) => {
              type({ url: event.target.value });
              setProblem(undefined);
            }}
          />
        </Field>
        <Field label="View Count" error={problemOf('views')} hint={viewsHint(views)}>
          <TextInput
            ref={viewsField}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            value={views}
            readOnly={busy}
            onChange={(event) => type({ views: event.target.value })}
          />
        </Field>
        <Field label="Notes" optional>
          <Textarea
            rows={3}
            value={notes}
            maxLength={2000}
            readOnly={busy}
            onChange={(event) => type({ notes: event.target.value })}
          />
        </Field>
        {unchecked && isUnchecked && (
          <Notice tone="gold" title={deliverablesText.linkUnverified} alert>
            <p>{deliverablesText.linkUnchecked(platformLabel(unchecked.platform))}</p>
          </Notice>
        )}
        <Actions marginTop="2">
          <DialogCancel disabled={busy} />
          <Button type="submit" disabled={url === ''} busy={busy} busyLabel="Submitting...">
            {isUnchecked ? deliverablesText.submitUnchecked : deliverablesText.submit}
          </Button>
        </Actions>
      </chakra.form>
      {accounts.dialogs}
    </Dialog>
  );
}
