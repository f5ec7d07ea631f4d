import { daysOf, figure, flagOf, hoursBetween, type Rule, type SeenPicture } from '../rule.ts';

const pictures = (count: number): string => (count === 1 ? '1 earlier picture' : `${figure(count)} earlier pictures`);

/** True for an earlier picture that is the same file, or somebody else's that differs in at most `bits` bits. */
export const isAlike = ({ isOthers, isSameFile, distance }: SeenPicture, bits: number): boolean =>
  isSameFile || (isOthers && distance <= bits);

/**
 * Finds a picture that was sent before: one that resembles somebody else's, or a file of the creator's own, which weighs less. Pictures of one person's
 * statistics look alike although their numbers differ, so they are not compared.
 */
export const pictureSeen: Rule = (facts) => {
  const { bits, ownWeight } = facts.thresholds.picture_seen;
  const alike = facts.seenPictures.filter((picture) => isAlike(picture, bits));
  if (alike.length === 0) return null;
  const ofOthers = alike.filter(({ isOthers }) => isOthers).length;
  const closest = Math.min(...alike.map(({ distance }) => distance));
  return flagOf(facts, 'picture_seen', {
    ...(ofOthers === 0 && { weight: ownWeight }),
    evidence: { pictures: alike.length, ofOthers, closest },
    forAdmins: `A picture of the proof looks like ${pictures(alike.length)}, ${figure(ofOthers)} of them sent by somebody else; the closest differs in ${closest} of 256 bits.`,
    forPerson: 'A picture of the proof looks like one that was sent before.',
  });
};

/** Finds a post that was delivered before under another address. */
export const samePost: Rule = (facts) => {
  const { samePosts } = facts;
  if (samePosts === 0) return null;
  return flagOf(facts, 'same_post', {
    evidence: { treasures: samePosts },
    forAdmins: `${figure(samePosts)} other ${samePosts === 1 ? 'treasure was' : 'treasures were'} published at the same second by this account, with as many views: the post may be delivered under two addresses.`,
    forPerson: 'The post looks like one that was delivered before.',
  });
};

/** Finds a post that belongs to another account than the linked one, according to its platform. */
export const otherAuthor: Rule = (facts) => {
  const { otherAuthorSince, now } = facts;
  if (!otherAuthorSince) return null;
  const days = hoursBetween(otherAuthorSince, now) / 24;
  return flagOf(facts, 'other_author', {
    evidence: { days: Math.floor(days) },
    forAdmins: `For ${daysOf(days)} the platform has named another author than the linked account.`,
    forPerson: 'The platform does not name the linked account as the author of the post.',
  });
};
