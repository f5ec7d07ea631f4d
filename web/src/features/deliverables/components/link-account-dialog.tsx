import { chakra } from '@chakra-ui/react/styled-system';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { issueCode } from '../api/issue-code.ts';
import { linkedAccountsQuery } from '../api/linked-accounts-query.ts';
import { saveLink } from '../api/save-link.ts';
import { verifyAccount } from '../api/verify-account.ts';

interface LinkAccountDialogProps {
  platform: PlatformId;
  onLinked: () => void;
  onClose: () => void;
}

class Refused extends Error {}

/** Two steps: name the account, then show with a code on its profile page that it is one's own. */
export function LinkAccountDialog({ platform, onLinked, onClose }: LinkAccountDialogProps) {
  const client = useQueryClient();
  const [accountUrl, setAccountUrl] = useState('');
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const label = platformLabel(platform);

  const naming = useMutation({
    mutationFn: async () => {
      const check = await verifyAccount(accountUrl, platform);
      if (check.status === 'unverifiable') throw new Refused(deliverablesText.accountUnverifiable);
      if (!check.isValid) throw new Refused(check.error ?? deliverablesText.accountInvalid);
      return issueCode(accountUrl, platform);
    },
    onSuccess: (issued) => setCode(issued.code),
    onError: (error) =>
      setProblem(error instanceof Refused ? error.message : messageOf(error, deliverablesText.accountCheckFailed)),
  });
  const verifying = useMutation({
    mutationFn: () => saveLink(accountUrl, platform),
    onSuccess: async () => {
      toastSuccess(deliverablesText.accountVerified);
      await client.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey });
      onLinked();
    },
    onError: (error) => setProblem(messageOf(error, deliverablesText.verificationFailed)),
  });
  const busy = naming.isPending || verifying.isPending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setProblem(undefined);
    if (busy) return;
    if (code) verifying.mutate();
    else if (accountUrl.trim() === '') setProblem(deliverablesText.accountUrlRequired);
    else naming.mutate();
  };

  const again = (step: () => void) => {
    setProblem(undefined);
    step();
  };

  return (
    <Dialog title={code ? deliverablesText.verifyTitle : deliverablesText.linkTitle} onClose={onClose} width="30rem">
      <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
        {code ? (
          <>
            <p>
              Put this code into the description of your {label} profile, then press Verify. You can take it out again
              afterwards.
            </p>
            <chakra.output
              aria-label="Verification code"
              display="block"
              textAlign="center"
              fontSize="3xl"
              fontWeight="bold"
              letterSpacing="0.3em"
              paddingY="4"
              bg="goldWash"
              borderRadius="lg"
              userSelect="all"
            >
              {code}
            </chakra.output>
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button
                look="outline"
                disabled={verifying.isPending}
                busy={naming.isPending}
                busyLabel="Getting a code..."
                onClick={() => again(naming.mutate)}
              >
                Get a new code
              </Button>
              <Button look="quiet" disabled={busy} onClick={() => again(() => setCode(undefined))}>
                Use another account
              </Button>
            </chakra.div>
          </>
        ) : (
          <>
            <p>To be paid for posts on {label}, show once that the account is yours.</p>
            <Field label={`${label} account URL`} required>
              <TextInput type="url" value={accountUrl} onChange={(event) => setAccountUrl(event.target.value)} />
            </Field>
          </>
        )}
        <FormProblem text={problem} />
        <Actions marginTop="2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={code !== undefined && naming.isPending}
            busy={code ? verifying.isPending : busy}
            busyLabel={code ? 'Verifying...' : 'Checking...'}
          >
            {code ? 'Verify' : 'Continue'}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}
