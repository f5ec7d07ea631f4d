import {
  DECISION_STEPS,
  VIEW_STEPS,
  VIEWED_PLATFORMS,
  RECORD_FROM,
  type CreatorRecord,
  type OwnerRecord,
  type PersonRecord,
} from '@doubloon/contract/records/record.ts';

/** Returns a creator's public record; null while they are new here. */
export function toCreatorRecord(record: PersonRecord): CreatorRecord | null {
  const { loots, deliveries, treasures, appeals, payouts } = record;
  if (loots.completed < RECORD_FROM) return null;
  return {
    loots_completed: loots.completed,
    deliveries_due: deliveries.due,
    delivered_on_time: deliveries.onTime,
    treasures_decided: treasures.accepted + treasures.rejected,
    treasures_accepted: treasures.accepted,
    appeals_decided: appeals.won + appeals.lost,
    appeals_won: appeals.won,
    payouts_received: payouts.received,
    views: VIEWED_PLATFORMS.flatMap((platform) => viewsOn(platform, record)),
  };
}

/** Returns the views on one platform; nothing if none of its posts was read. */
function viewsOn(platform: (typeof VIEWED_PLATFORMS)[number], record: PersonRecord): CreatorRecord['views'] {
  const counted = record[`${platform}Views`];
  const posts = VIEW_STEPS.reduce((sum, [step]) => sum + counted[step], 0);
  let above = 0;
  const middle = VIEW_STEPS.findLast(([step]) => {
    above += counted[step];
    return posts > 0 && above * 2 >= posts;
  });
  return middle ? [{ platform, posts, total: counted.total, half_have: middle[1] }] : [];
}

/** Returns an owner's public record; null while they are new here. */
export function toOwnerRecord(record: PersonRecord): OwnerRecord | null {
  const { decisions, treasures, payouts, creators, refunds } = record;
  const decided = decisions.inTime + decisions.late;
  if (decided < RECORD_FROM) return null;
  return {
    decisions: decided,
    decided_in_time: decisions.inTime,
    median_hours: medianHours(record.decisionTimes, decided),
    treasures_decided: treasures.accepted + treasures.rejected,
    treasures_accepted: treasures.accepted,
    payouts_made: payouts.made,
    creators_accepted: creators.accepted,
    creators_came_back: creators.cameBack,
    refunds_asked: refunds.asked,
  };
}

/** Returns the hours within which half of the decisions were made; null if they took longer than the longest step. */
function medianHours(times: PersonRecord['decisionTimes'], decided: number): number | null {
  let until = 0;
  for (const [step, hours] of DECISION_STEPS) {
    until += times[step];
    if (until * 2 >= decided) return hours;
  }
  return null;
}
