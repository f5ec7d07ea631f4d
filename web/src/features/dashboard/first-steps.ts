import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { payoutAccountStep } from './creator-steps.ts';
import type { NextStep } from './next-steps.ts';

const picture: NextStep = {
  id: 'picture',
  text: 'Add a picture to your profile',
  detail: 'People trust a face or a logo',
  verb: 'Add',
  sign: 'picture',
  to: paths.profile,
};

/** Returns the first steps of an owner who has posted nothing yet. */
export function firstOwnerSteps({ profilePic }: Pick<SessionUser, 'profilePic'>): NextStep[] {
  return [
    {
      id: 'loot',
      text: 'Post your first loot',
      detail: 'Say what you want to see; creators come to you',
      verb: 'Post',
      sign: 'loot',
      to: paths.createLoot,
      mine: true,
    },
    {
      id: 'creators',
      text: 'Get to know the creators',
      detail: 'Look into their stores, follow those you like and write to them',
      verb: 'Look around',
      sign: 'people',
      to: paths.creators,
    },
    ...(profilePic ? [] : [picture]),
  ];
}

/** Returns the first steps of a creator who has applied to nothing yet. */
export function firstCreatorSteps(
  { profilePic }: Pick<SessionUser, 'profilePic'>,
  { canBePaid }: { canBePaid: boolean },
): NextStep[] {
  return [
    {
      id: 'apply',
      text: 'Apply to your first loot',
      detail: 'Each says what it pays and what its owner wants to see',
      verb: 'Find one',
      sign: 'discover',
      to: paths.marketplace,
      mine: true,
    },
    {
      id: 'store',
      text: 'Show your work in your store',
      detail: 'Owners look there before they choose',
      verb: 'Open store',
      sign: 'store',
      to: paths.myStore,
    },
    ...(canBePaid ? [] : [{ ...payoutAccountStep, mine: undefined }]),
    ...(profilePic ? [] : [picture]),
  ];
}
