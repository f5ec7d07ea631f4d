import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { checkProblem } from '../account-problem.ts';
import { AccountProblemNotice } from './account-problem-notice.tsx';
import { VerifyAccountDialog } from './verify-account-dialog.tsx';
import { nameAccount, type NamedAccount } from '../name-account.ts';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { socialAccountsText } from '../../../shared/text/social-accounts.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';

interface AccountLinkingProps {
  platform: PlatformId;
  /** An account that was named before and still waits for its code. */
  begun?: NamedAccount | undefined;
  onLinked: () => void;
  onClose: () => void;
}

/** Links an account of a platform in two dialogs: its address first, then the code on its profile. */
export function AccountLinking({ platform, begun, onLinked, onClose }: AccountLinkingProps) {
  const [account, setAccount] = useState(begun);
  const [earlierUrl, setEarlierUrl] = useState<string>();
  if (!account) {
    return <LinkAccountDialog platform={platform} accountUrl={earlierUrl} onNamed={setAccount} onClose={onClose} />;
  }
  return (
    <VerifyAccountDialog
      platform={platform}
      account={account}
      onNewCode={setAccount}
      onOtherAccount={() => {
        setEarlierUrl(account.accountUrl);
        setAccount(undefined);
      }}
      onLinked={onLinked}
      onClose={onClose}
    />
  );
}

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
function LinkAccountDialog({ platform, accountUrl = '', onNamed, onClose }: LinkAccountDialogProps) {
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
