import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useState } from 'react';
import type { NamedAccount } from '../name-account.ts';
import { LinkAccountDialog } from './link-account-dialog.tsx';
import { VerifyAccountDialog } from './verify-account-dialog.tsx';

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
