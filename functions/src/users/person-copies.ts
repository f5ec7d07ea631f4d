import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DELETED_PERSON, type CopiedPerson } from '@doubloon/contract/users/user.ts';

/** Documents that repeat something of the person whose uid they hold in `whose`. */
export interface PersonCopies {
  readonly collection: CollectionName;
  readonly whose: string;
  /** Path of a field → its right value. A field below a null or missing one is left alone. */
  readonly copies: (person: CopiedPerson) => Readonly<Record<string, string | boolean | null>>;
}

const creatorCopies = ({ name, profilePic }: CopiedPerson) => ({ creatorName: name, creatorPic: profilePic });

/**
 * Where other documents repeat a person's name, picture or badge. Not listed: `stores`, whose own trigger keeps them, and notifications, which stay as they
 * were written.
 */
export const PERSON_COPIES: readonly PersonCopies[] = [
  {
    collection: COLLECTIONS.campaigns,
    whose: 'ownerId',
    copies: ({ name, profilePic, isVerified }) => ({
      ownerName: name,
      ownerLogo: profilePic,
      ownerVerified: isVerified,
    }),
  },
  {
    collection: COLLECTIONS.checkouts,
    whose: 'ownerId',
    copies: ({ name, profilePic, isVerified }) => ({
      'campaign.ownerName': name,
      'campaign.ownerLogo': profilePic,
      'campaign.ownerVerified': isVerified,
    }),
  },
  { collection: COLLECTIONS.applications, whose: 'ownerId', copies: ({ name }) => ({ 'campaign.ownerName': name }) },
  { collection: COLLECTIONS.applications, whose: 'creatorId', copies: creatorCopies },
  { collection: COLLECTIONS.invitations, whose: 'ownerId', copies: ({ name }) => ({ ownerName: name }) },
  { collection: COLLECTIONS.invitations, whose: 'creatorId', copies: creatorCopies },
  { collection: COLLECTIONS.questions, whose: 'creatorId', copies: creatorCopies },
  { collection: COLLECTIONS.deliverables, whose: 'creatorId', copies: creatorCopies },
  { collection: COLLECTIONS.payouts, whose: 'creatorId', copies: ({ name }) => ({ creatorName: name }) },
  {
    collection: COLLECTIONS.reviews,
    whose: 'userId',
    copies: ({ name, profilePic }) => ({ userName: name, userPic: profilePic }),
  },
  { collection: COLLECTIONS.reviews, whose: 'creatorId', copies: ({ name }) => ({ 'reply.creatorName': name }) },
];

/** True when a change of a user document concerns copies. A new user has none yet. */
export function changesCopies(
  before: Partial<CopiedPerson> | undefined,
  after: Partial<CopiedPerson> | undefined,
): boolean {
  if (!before) return false;
  return (Object.keys(DELETED_PERSON) as (keyof CopiedPerson)[]).some((field) => before[field] !== after?.[field]);
}
