import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { createTreasure } from '../api/create-treasure.ts';
import { linkedAccountsQuery } from '../api/linked-accounts-query.ts';
import { verifyLink } from '../api/verify-link.ts';
import { checkPostAddress, viewCountFromText } from '../check-post-address.ts';
import { LinkAccountDialog } from './link-account-dialog.tsx';

/** What became of an attempt to submit. */
type Outcome =
  { kind: 'submitted' } | { kind: 'refused'; problem: string } | { kind: 'unlinked'; platform: PlatformId };

/** Delivers a post: address, platform, link and linked account are checked in this order, then the treasure is created. */
export function SubmitTreasureDialog({ project, onClose }: { project: ApplicationView; onClose: () => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [views, setViews] = useState('');
  const [notes, setNotes] = useState('');
  const [problem, setProblem] = useState<string>();
  const [linking, setLinking] = useState<PlatformId>();

  const submitting = useMutation({
    mutationFn: async (): Promise<Outcome> => {
      const address = checkPostAddress(url, project.campaign.platforms);
      if ('problem' in address) return { kind: 'refused', problem: address.problem };
      const link = await verifyLink(url.trim());
      if (!link.isValid) return { kind: 'refused', problem: link.error ?? deliverablesText.linkUnverified };
      const accounts = await client.fetchQuery({ ...linkedAccountsQuery, staleTime: 0 });
      if (!accounts.some(({ platform }) => platform === address.platform)) {
        return { kind: 'unlinked', platform: address.platform };
      }
      await createTreasure(project, { url: url.trim(), viewCount: viewCountFromText(views), notes });
      return { kind: 'submitted' };
    },
    onSuccess: async (outcome) => {
      if (outcome.kind === 'refused') setProblem(outcome.problem);
      if (outcome.kind === 'unlinked') setLinking(outcome.platform);
      if (outcome.kind !== 'submitted') return;
      toastSuccess(deliverablesText.submitted);
      await client.invalidateQueries({ queryKey: ['treasures'] });
      onClose();
    },
    onError: (error) =>
      toastError(
        error instanceof ApiError ? messageOf(error, deliverablesText.submitFailed) : deliverablesText.submissionError,
      ),
  });
  const busy = submitting.isPending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!busy && url.trim() !== '') submitting.mutate();
  };

  return (
    <Dialog title={deliverablesText.submit} onClose={onClose}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <Field label="Link" required hint="The address of your post, as the platform shows it.">
          <TextInput type="url" value={url} disabled={busy} onChange={(event) => setUrl(event.target.value)} />
        </Field>
        <Field label="View Count" hint="Only views counted after submission count towards your payout.">
          <TextInput
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            value={views}
            disabled={busy}
            onChange={(event) => setViews(event.target.value)}
          />
        </Field>
        <Field label="Notes" optional>
          <Textarea value={notes} maxLength={2000} disabled={busy} onChange={(event) => setNotes(event.target.value)} />
        </Field>
        <FormProblem text={problem} />
        <Actions marginTop="2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={url.trim() === ''} busy={busy} busyLabel="Submitting...">
            {deliverablesText.submit}
          </Button>
        </Actions>
      </chakra.form>
      {linking && (
        <LinkAccountDialog
          platform={linking}
          onLinked={() => setLinking(undefined)}
          onClose={() => setLinking(undefined)}
        />
      )}
    </Dialog>
  );
}
