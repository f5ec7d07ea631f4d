import type { Role } from '@doubloon/contract/shared/roles.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { accountText } from '../../../shared/text/account.ts';
import { Notice } from '../../../shared/ui/notice.tsx';

/** What of an account is gone with it, and what stays. */
export function WhatIsDeleted({ role }: { role: Role }) {
  return (
    <>
      <p>{accountText.deletionIntro}</p>
      <Notice title={accountText.goesTitle}>
        <chakra.ul paddingLeft="5" listStyleType="disc" display="grid" gap="1">
          {accountText.goes[role].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </chakra.ul>
      </Notice>
      <Notice title={accountText.staysTitle}>
        <p>{accountText.stays}</p>
      </Notice>
    </>
  );
}
