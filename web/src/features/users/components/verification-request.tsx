import { getProfile } from '@doubloon/contract/auth/operations.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { accountText } from '../../../shared/text/users.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { SettingRow } from '../../../shared/ui/forms/setting-row.tsx';
import { profileQuery } from '../api/profile-query.ts';

const WORDS = {
  content_creator: {
    name: accountText.creator,
    ask: accountText.creatorAsk,
    refused: accountText.creatorRefused,
    verified: accountText.creatorVerified,
    request: accountText.request,
  },
  business_owner: {
    name: accountText.owner,
    ask: accountText.ownerAsk,
    refused: accountText.ownerRefused,
    verified: accountText.ownerVerified,
    request: accountText.ownerRequest,
  },
} as const;

interface VerificationRequestProps {
  profile: OwnProfile;
  /** The side they are verified for. */
  role: keyof typeof WORDS;
}

/** Verification status of a creator or an owner; those not verified and not waiting for an answer can request it. */
export function VerificationRequest({ profile, role }: VerificationRequestProps) {
  const words = WORDS[role];
  const { isVerified, verificationRequestedAt: askedAt, verificationRefusedAt: refusedAt } = profile;
  const asking = useMutation({
    mutationFn: () => request(requestVerification, {}),
    meta: {
      shows: (client, { verificationRequestedAt }: OutputOf<typeof requestVerification>) =>
        client.setQueryData(profileQuery.queryKey, (kept) => kept && { ...kept, verificationRequestedAt }),
      invalidates: [getProfile],
      success: accountText.requestSent,
      failure: accountText.requestFailed,
    },
  });
  const { mark, text } = isVerified
    ? { mark: <Badge tone="sea">{accountText.verified}</Badge>, text: words.verified }
    : askedAt
      ? {
          mark: <Badge tone="gold">{accountText.requested}</Badge>,
          text: accountText.verificationAsked(formatDate(askedAt)),
        }
      : refusedAt
        ? {
            mark: <Badge tone="coral">{accountText.refused}</Badge>,
            text: words.refused(formatDate(refusedAt)),
          }
        : { mark: null, text: words.ask };
  return (
    <SettingRow
      name={
        <>
          {words.name}
          {mark}
        </>
      }
      text={text}
    >
      {!isVerified && !askedAt && (
        <Button
          look="outline"
          busy={asking.isPending}
          busyLabel={accountText.requesting}
          onClick={() => asking.mutate()}
        >
          {words.request}
        </Button>
      )}
    </SettingRow>
  );
}
