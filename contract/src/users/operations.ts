import { z } from 'zod';
import { ByUid, WireDate } from '../shared/values.ts';
import { defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { OWN_ACCOUNTS_READS, PROFILE_EDITS, UserProfile, UserProfileChanges } from './user-profile.ts';
import { PublicProfile } from './user.ts';

export const getUser = defineOperation('GET /users/{id}', {
  id: 'getUser',
  summary: 'Somebody as others see them',
  access: signedIn,
  input: { params: ByUid },
  output: PublicProfile,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const getUserProfile = defineOperation('GET /users/profile/{id}', {
  id: 'getUserProfile',
  summary:
    "Somebody's profile, a creator's with what their store says; e-mail, contact and accounts elsewhere in the caller's own only",
  access: signedIn,
  input: { params: ByUid },
  output: UserProfile,
  errors: ['not_found'],
  cost: { reads: 4 + OWN_ACCOUNTS_READS, writes: 0 },
});

export const updateUserProfile = defineOperation('PUT /users/profile/{id}', {
  id: 'updateUserProfile',
  summary:
    "Change parts of the caller's own profile. Description, background, category, location, specialties and achievements are " +
    "a creator's and stand in the store",
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid, body: UserProfileChanges },
  rateLimits: [PROFILE_EDITS],
  output: UserProfile,
  errors: ['not_found', 'already_exists'],
  cost: { reads: 7 + PLATFORM_IDS.length + OWN_ACCOUNTS_READS, writes: 5 },
});

export const requestVerification = defineOperation('POST /users/verification-request', {
  id: 'requestVerification',
  summary: 'Ask to become a verified creator or owner; asking again while nobody has decided changes nothing',
  access: onlyRoles('content_creator', 'business_owner'),
  output: z.object({ success: z.literal(true), verificationRequestedAt: WireDate }),
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 1 },
});
