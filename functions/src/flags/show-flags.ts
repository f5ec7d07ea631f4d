import { getDeliverableOfCaller } from '../deliverables/show-deliverables.ts';
import type { Handler } from '../platform/dependencies.ts';
import { undecided } from './decided-flags.ts';

/** Lists the flags of a treasure for its owner in general words: figures and names of rules would reveal how to evade them. */
export const listFlags: Handler<'listFlags'> = async ({ db, caller, config }, { params }) => {
  const { id } = await getDeliverableOfCaller(db, params.id, caller);
  const report = await db.flagReports.find(id);
  return report ? undecided(report, id, config.flags.thresholds).map(({ forPerson }) => ({ sentence: forPerson })) : [];
};
