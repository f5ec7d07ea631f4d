import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { socialAccountsText } from '../../../shared/text/social-accounts.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { checkProblem } from '../account-problem.ts';
import { nameAccount, type NamedAccount } from '../name-account.ts';
import { AccountProblemNotice } from './account-problem-notice.tsx';

interface LinkAccountDialogProps {
  platform: PlatformId;
  /** What stands in the field at first. */
  accountUrl?: string | undefined;
  /** The account exists and a code was issued for it. */
  onNamed: (account: NamedAccount) => void;
  onClose: () => void;
}

/** Asks for the address of an account and has it checked; the first of two steps to link it. */
export function LinkAccountDialog({ platform, accountUrl = '', onNamed, onClose }: LinkAccountDialogProps) {
  const [url, setUrl] = useState(accountUrl);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const label = platformLabel(platform);
  const naming = useMutation({
    mutationFn: () => nameAccount(withScheme(url), platform),
    onSuccess: onNamed,
    onError: () => field.current?.focus(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (naming.isPending) return;
    naming.reset();
    setMissing(url.trim() === '');
    if (url.trim() === '') field.current?.focus();
    else naming.mutate();
  };
  return (
    <Dialog title={socialAccountsText.linkTitle} onClose={onClose} width="30rem">
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        <p>To be paid for posts on {label}, show once that the account is yours.</p>
        <Field
          label={`${label} account URL`}
          required
          hint="The address of your profile, not of a post."
          error={missing ? socialAccountsText.urlRequired : undefined}
        >
          <TextInput
            ref={field}
            type="url"
            value={url}
            readOnly={naming.isPending}
            onChange={(event) => {
              setUrl(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        {naming.isError && <AccountProblemNotice problem={checkProblem(naming.error)} platform={platform} />}
        <Actions marginTop="2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={naming.isPending} busyLabel="Checking...">
            Continue
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
