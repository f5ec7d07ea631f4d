import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { socialAccountsText } from '../../../shared/text/social-accounts.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { checkProblem } from '../account-problem.ts';
import { nameAccount, type NamedAccount } from '../name-account.ts';
import { AccountProblemNotice } from './account-problem-notice.tsx';

const { TextField } = fieldsOf<{ url: string }>();
const schema = () => z.object({ url: z.string().trim().min(1, socialAccountsText.urlRequired) });

interface LinkAccountDialogProps {
  platform: PlatformId;
  /** Initial value of the address field. */
  accountUrl?: string | undefined;
  /** The account exists and a code was issued for it. */
  onNamed: (account: NamedAccount) => void;
  onClose: () => void;
}

/** Asks for the address of an account and has it checked; the first of two steps to link it. */
export function LinkAccountDialog({ platform, accountUrl = '', onNamed, onClose }: LinkAccountDialogProps) {
  const label = platformLabel(platform);
  const naming = useMutation({
    mutationFn: ({ url }: { url: string }) => nameAccount(withScheme(url), platform),
    onSuccess: onNamed,
    onError: (): void => bound.form.setFocus('url'),
  });
  const bound = useFormOf({ schema, defaults: { url: accountUrl }, onSubmit: naming.mutateAsync });
  return (
    <Dialog title="Link your account" onClose={onClose} width="30rem">
      <FormBody {...bound} leaving="free">
        <p>To be paid for posts on {label}, show once that the account is yours.</p>
        <TextField
          name="url"
          label={`${label} account URL`}
          required
          hint="The address of your profile, not of a post."
          type="url"
        />
        {naming.isError && <AccountProblemNotice problem={checkProblem(naming.error)} platform={platform} />}
        <FormActions submit="Continue" busyLabel="Checking..." />
      </FormBody>
    </Dialog>
  );
}
