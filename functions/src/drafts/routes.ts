import {
  deleteDraft as deleteOperation,
  listDrafts,
  saveDraft as saveOperation,
} from '@doubloon/contract/drafts/operations.ts';
import { route } from '../platform/operation-route.ts';
import { deleteDraft } from './delete-draft.ts';
import { saveDraft } from './save-draft.ts';
import { showDrafts } from './show-drafts.ts';

export const draftsRoutes = [
  route(listDrafts, showDrafts),
  route(saveOperation, saveDraft),
  route(deleteOperation, deleteDraft),
];
