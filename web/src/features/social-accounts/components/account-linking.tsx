import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { saveSocialLink } from '@doubloon/contract/social-accounts/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import { checkProblem, hasSignIn, saveProblem, type AccountProblem } from '../account-problem.ts';
import { nameAccount, type NamedAccount } from '../name-account.ts';
import { renewAccounts } from '../renew-accounts.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { paths } from '../../../shared/paths.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra, Hint, HStack, Wrap } from '../../../shared/style/chakra.tsx';
import { socialAccountsText } from '../../../shared/text/social-accounts.ts';
import { Actions, Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ExternalLink } from '../../../shared/ui/buttons/external-link.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { formatTimeOfDay } from '../../../shared/ui/figures/time.ts';

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
        <FormActions submit="Continue" loadingText="Checking..." />
      </FormBody>
    </Dialog>
  );
}

/** Where a profile of each platform shows what its owner wrote about themselves. */
const PLACES: Record<PlatformId, string> = {
  tiktok: 'bio',
  instagram: 'bio',
  youtube: 'channel description',
  facebook: 'intro',
  twitter: 'bio',
  xiaohongshu: 'introduction',
};

interface VerifyAccountDialogProps {
  platform: PlatformId;
  account: NamedAccount;
  onNewCode: (account: NamedAccount) => void;
  onOtherAccount: () => void;
  onLinked: () => void;
  onClose: () => void;
}

/** Shows the code that a profile has to show, and links the account once it does; the second of two steps. */
function VerifyAccountDialog({ platform, account, onNewCode, ...rest }: VerifyAccountDialogProps) {
  const { onOtherAccount, onLinked, onClose } = rest;
  const label = platformLabel(platform);
  const { accountUrl, code, expiresAt } = account;
  const verifying = useMutation({
    mutationFn: () => request(saveSocialLink, { body: { accountUrl, platform } }),
    // Whoever waits for it finds it linked.
    meta: { shows: renewAccounts, success: socialAccountsText.verified },
    onSuccess: onLinked,
  });
  const renewing = useMutation({
    mutationFn: () => nameAccount(accountUrl, platform),
    onSuccess: onNewCode,
  });
  const busy = verifying.isPending || renewing.isPending;
  const problem = verifying.isError
    ? saveProblem(verifying.error)
    : renewing.isError
      ? checkProblem(renewing.error)
      : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    renewing.reset();
    verifying.mutate();
  };
  const renew = () => {
    verifying.reset();
    renewing.mutate();
  };
  return (
    <Dialog title="Verify account" onClose={onClose} width="32rem">
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <VerificationCode code={code} />
        <chakra.ol listStyleType="decimal" paddingLeft="5" display="grid" gap="2">
          <li>
            Put this code into the {PLACES[platform]} of your {label} profile, anywhere among your own words.
            <br />
            <ExternalLink href={accountUrl} />
          </li>
          <li>Press Verify. We look for the code on the profile; nothing is posted and no password is needed.</li>
          <li>Take the code out again whenever you like.</li>
        </chakra.ol>
        <Hint>The code works until {formatTimeOfDay(expiresAt)}.</Hint>
        <Wrap gap="3" css={{ '& > button': { flexGrow: { base: 1, md: 0 } } }}>
          <Button
            variant="outline"
            disabled={verifying.isPending}
            loading={renewing.isPending}
            loadingText="Getting a code..."
            onClick={renew}
          >
            Get a new code
          </Button>
          <Button variant="outline" disabled={busy} onClick={onOtherAccount}>
            Use another account
          </Button>
        </Wrap>
        {problem && <AccountProblemNotice problem={problem} platform={platform} />}
        <Actions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={renewing.isPending} loading={verifying.isPending} loadingText="Verifying...">
            Verify
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}

/** A code to read, select and copy. */
function VerificationCode({ code }: { code: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => toastSuccess('Code copied'),
      () => toastError('The code could not be copied. Please select and copy it.'),
    );
  return (
    <HStack bg="goldWash" borderRadius="lg" paddingX="2" paddingY="3">
      {/* As wide as the button, so that the code stands in the middle. */}
      <chakra.span width="touch" flexShrink="0" aria-hidden />
      <chakra.output
        aria-label="Verification code"
        flex="1"
        textAlign="center"
        fontSize="3xl"
        fontWeight="bold"
        letterSpacing="0.25em"
        paddingLeft="0.25em"
        textStyle="figure"
        userSelect="all"
      >
        {code}
      </chakra.output>
      <IconButton label="Copy code" onClick={copy}>
        <Copy aria-hidden />
      </IconButton>
    </HStack>
  );
}

/** Shows why an account could not be linked, and what can be done when its platform does not show it. */
export function AccountProblemNotice({ problem, platform }: { problem: AccountProblem; platform: PlatformId }) {
  return (
    <Notice colorPalette="coral" title={problem.text} alert>
      {problem.reason && (
        <p>
          {problem.reason}
          {problem.unverifiable && hasSignIn(platform) && (
            <>
              {' '}
              Or connect it by signing in there, under Social Media Links in your{' '}
              <TextLink to={paths.linkedAccounts} target="_blank">
                profile
              </TextLink>
              .
            </>
          )}
        </p>
      )}
    </Notice>
  );
}
