import { z } from 'zod';
import { DeliverableView } from '../deliverables/deliverable.ts';
import { CreatorRecord, OwnerRecord } from '../records/record.ts';
import { Reading } from '../readings/reading.ts';
import { Uid, WireDate, named } from '../shared/values.ts';
import { Flag } from './flag.ts';

/** Maximum number of a post's readings to show: the latest. */
export const MAX_SHOWN_READINGS = 100;

/** Maximum number of similar earlier pictures to show beside a picture: the most similar. */
export const MAX_SHOWN_ALIKE = 3;

const EvidencePicture = z.object({
  url: z.string(),
  sent_at: WireDate,
  /** Similar earlier pictures; `by_other` is false for those of the same creator. */
  seen: z.array(z.object({ url: z.string(), sent_at: WireDate, by_other: z.boolean() })),
});
export type EvidencePicture = z.infer<typeof EvidencePicture>;

const Side = z.object({
  uid: Uid,
  name: z.string(),
  /** When the person registered; null once their account has ended. */
  registered_at: WireDate.nullable(),
  /** Number of payouts that have reached a creator, or that an owner has made, as counted in the record. */
  payouts: z.int(),
});

/** Everything that an admin needs to decide on a held payment; without a treasure, only its flags and both sides. */
export const EvidenceView = named('Evidence', {
  /** The flags, the heaviest first. */
  flags: z.array(Flag.omit({ forAdmins: true, forPerson: true }).extend({ sentence: z.string() })),
  score: z.int(),
  treasure: DeliverableView.nullable(),
  /** When the owner approved the application. */
  approved_at: WireDate.nullable(),
  /** Counts that were read, oldest first. */
  readings: z.array(Reading.extend({ at: WireDate })),
  /** Pictures of the proof to be paid, or otherwise of the treasure's latest. */
  pictures: z.array(EvidencePicture),
  /** The creator's side; the record is null while the creator is new here. */
  creator: Side.extend({ record: CreatorRecord.nullable() }),
  owner: Side.extend({ record: OwnerRecord.nullable() }),
});
export type EvidenceView = z.infer<typeof EvidenceView>;
