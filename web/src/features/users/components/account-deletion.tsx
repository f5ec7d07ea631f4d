import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { lazy, Suspense, useState } from 'react';
import { accountText } from '../../../shared/text/account.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SettingRow } from '../../../shared/ui/setting-row.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

/** The way out. */
export function AccountDeletion({ profile, onDeleted }: { profile: OwnProfile; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow name={accountText.deletion} text={accountText.deletionText}>
      <Button look="dangerQuiet" onClick={() => setOpen(true)}>
        {accountText.deletionOpen}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingRow>
  );
}
