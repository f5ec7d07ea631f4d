import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../shared/api/api-error.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { accountText } from '../../../shared/text/users.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { signInAgainWithGoogle, signInAgainWithPassword } from '../../../shared/state/sign-in-again.ts';
import { deleteOwnAccount, type DeletionRefusal } from '../delete-own-account.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';

const { TextField, PasswordField } = fieldsOf<{ word: string; password: string }>();

interface DeleteAccountDialogProps {
  profile: OwnProfile;
  onDeleted: () => void;
  onClose: () => void;
}

/** Ends an account: says what goes and what stays, asks for a typed word, and to sign in again where that was long ago. */
export function DeleteAccountDialog({ profile, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { uid, email, role, provider } = profile;
  const word = 'DELETE';
  const [refusal, setRefusal] = useState<DeletionRefusal>();
  const [again, setAgain] = useState(false);
  const asksPassword = again && provider === 'password';
  const schema = () =>
    z.object({
      word: z.string().refine((text) => text.trim() === word, `Please type ${word}`),
      password: z.string().refine((text) => !asksPassword || text !== '', 'Please enter your password'),
    });

  const showAgain = async (password: string): Promise<DeletionRefusal | undefined> => {
    if (!again) return undefined;
    try {
      await (asksPassword ? signInAgainWithPassword(email, password) : signInAgainWithGoogle());
      return undefined;
    } catch (error) {
      return { why: 'other', text: messageOf(error, 'Your account could not be deleted. Please try again.') };
    }
  };
  const submit = async ({ password }: { password: string }) => {
    setRefusal(undefined);
    const refused = (await showAgain(password)) ?? (await deleteOwnAccount(uid));
    if (!refused) {
      toastSuccess('Your account was deleted');
      onDeleted();
    } else if (refused.why === 'sign-in') setAgain(true);
    else setRefusal(refused);
  };

  return (
    <FormDialog
      title="Delete your account?"
      schema={schema}
      defaults={{ word: '', password: '' }}
      leaving="free"
      onSubmit={submit}
      onClose={onClose}
    >
      <WhatIsDeleted role={role} />
      <TextField
        name="word"
        label={`Type ${word} to confirm`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {asksPassword && (
        <PasswordField
          name="password"
          label="Your password"
          required
          hint="To be safe, sign in once more."
          autoComplete="current-password"
          autoFocus
        />
      )}
      {again && !asksPassword && (
        <Notice colorPalette="gold">
          <p>Sign in with Google once more. A window opens when you press the button.</p>
        </Notice>
      )}
      {refusal?.why === 'other' && <Notice colorPalette="coral" title={refusal.text} alert />}
      {refusal?.why === 'obstacles' && (
        <Notice colorPalette="coral" title="Your account cannot be deleted yet" alert>
          <chakra.ul paddingLeft="5" listStyleType="disc" display="grid" gap="1">
            {refusal.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </chakra.ul>
        </Notice>
      )}
      <FormActions submit="Delete account for good" variant="danger" loadingText="Deleting..." />
    </FormDialog>
  );
}

/** Lists what is deleted with an account, and what stays. */
function WhatIsDeleted({ role }: { role: Role }) {
  return (
    <>
      <p>This cannot be undone.</p>
      <Notice title="What is gone">
        <chakra.ul paddingLeft="5" listStyleType="disc" display="grid" gap="1">
          {accountText.goes[role].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </chakra.ul>
      </Notice>
      <Notice title="What stays">
        <p>
          Payments and what they were for, with amounts and dates, as the law wants it; reviews you wrote; messages,
          with whom you sent them to. All of it as “Deleted user”, without your name
          {role === 'business_owner' && ', but for invoices for our fee, which tax law has us keep with it'}.
        </p>
      </Notice>
    </>
  );
}
