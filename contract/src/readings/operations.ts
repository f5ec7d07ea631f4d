import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { ById } from '../shared/values.ts';
import { ReadingView } from './reading.ts';

export const listReadings = defineOperation('GET /deliverables/{id}/readings', {
  id: 'listReadings',
  summary:
    "The counts of a treasure's post as its platform gave them, latest first, for its creator and the campaign owner",
  access: onlyRoles('content_creator', 'business_owner', 'admin'),
  input: { params: ById, query: PageQuery },
  pageOf: ReadingView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});
