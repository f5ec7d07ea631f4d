import { exportAccount } from '@doubloon/contract/account/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download, keepFile } from '../../../shared/api/files/download.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

interface OwnDataProps {
  profile: OwnProfile;
  /** After the account has ended. */
  onDeleted: () => void;
}

/** Offers a copy of all data about the person, and to delete it with the account. */
export function OwnData({ profile, onDeleted }: OwnDataProps) {
  return (
    <SettingsSection title="Your data" intro="What we keep about you is yours: take it along, or have it deleted.">
      <SettingRows>
        <DataExport uid={profile.uid} />
        <AccountDeletion profile={profile} onDeleted={onDeleted} />
      </SettingRows>
    </SettingsSection>
  );
}

/** The way out. */
function AccountDeletion({ profile, onDeleted }: { profile: OwnProfile; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow name="Delete account" text="For good. You are shown what goes and what stays first.">
      <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Downloads everything that is kept about somebody, and says how much has come. How much there is, nobody knows before its end. */
function DataExport({ uid }: { uid: string }) {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => {
      setReceivedBytes(0);
      return download(exportAccount, { params: { id: uid } }, setReceivedBytes);
    },
    meta: { success: 'Your data was downloaded', failure: 'Your data could not be downloaded. Please try again.' },
    onSuccess: keepFile,
  });
  return (
    <SettingRow
      name="A copy of it"
      text="One archive with everything that we keep about you, as files of JSON. Three times a day at most."
    >
      <Button
        variant="outline"
        loading={exporting.isPending}
        loadingText={receivedBytes ? `${sizeText(receivedBytes)} received...` : 'Preparing...'}
        onClick={() => exporting.mutate()}
      >
        Download my data
      </Button>
    </SettingRow>
  );
}
