import { getProfile } from '@doubloon/contract/auth/operations.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { profileQuery } from '../api/profile-query.ts';
import { request } from '../../../shared/api/request.ts';
import { accountText } from '../../../shared/text/users.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { ProfileRow } from './profile-row.tsx';

const WORDS = {
  content_creator: {
    name: 'Verified creator',
    ask: 'A badge beside your name tells owners that we have looked at who you are.',
    refused: accountText.creatorRefused,
    verified: 'Owners see a badge beside your name.',
    request: 'Request Verification',
  },
  business_owner: {
    name: 'Verified owner',
    ask: 'A badge beside your name and on your loots tells creators that we have looked at who you are.',
    refused: accountText.ownerRefused,
    verified: 'Creators see a badge beside your name and on your loots.',
    request: 'Ask for the badge',
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
      success: 'Verification requested. We will notify you.',
      failure: 'Verification could not be requested. Please try again.',
    },
  });
  const { mark, text } = isVerified
    ? { mark: <Badge colorPalette="sea">Verified</Badge>, text: words.verified }
    : askedAt
      ? {
          mark: <Badge colorPalette="gold">Requested</Badge>,
          text: `Requested on ${formatDate(askedAt)}. Our team looks at it; you will be notified.`,
        }
      : refusedAt
        ? {
            mark: <Badge colorPalette="coral">Not granted</Badge>,
            text: words.refused(formatDate(refusedAt)),
          }
        : { mark: null, text: words.ask };
  return (
    <ProfileRow name={words.name} value={mark} text={text}>
      {!isVerified && !askedAt && (
        <Button
          variant="outline"
          loading={asking.isPending}
          loadingText="Requesting..."
          onClick={() => asking.mutate()}
        >
          {words.request}
        </Button>
      )}
    </ProfileRow>
  );
}
